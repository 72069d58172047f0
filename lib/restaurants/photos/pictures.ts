import type { ReviewPhoto } from "@/lib/restaurants/types";

/** A photo by a visitor, and whether the desk has made it the main picture. */
export type VisitorPicture = ReviewPhoto & { isMain?: boolean };

type Photos = {
  /** Those of the owner, the main picture first. */
  ofOwner: readonly ReviewPhoto[];
  byVisitors: readonly VisitorPicture[];
};

/** The pictures of a restaurant's page: the owner's before those by visitors, but the one that the desk chose first (P14.326). */
export function picturesOf({ ofOwner, byVisitors }: Photos): ReviewPhoto[] {
  const main = byVisitors.filter(({ isMain }) => isMain);
  const others = byVisitors.filter(({ isMain }) => !isMain);
  return [...main, ...ofOwner, ...others];
}
