import { compareNames } from "@/lib/lists/alphabetical";
import { likesOf } from "@/lib/gallery/likes";
import type { GalleryImage } from "@/lib/gallery/types";
import type english from "@/lib/messages/en/members/gallery.json";

/** P11.6. */
export const GALLERY_SORT_OPTIONS = [
  { id: "most-liked", text: "sort.liked", key: "likes", direction: "desc" },
  { id: "most-commented", text: "sort.commented", key: "comments", direction: "desc" },
  { id: "title-a-z", text: "sort.a-z", key: "title", direction: "asc" },
  { id: "title-z-a", text: "sort.z-a", key: "title", direction: "desc" },
] as const satisfies readonly {
  id: string;
  text: keyof typeof english;
  key: string;
  direction: "asc" | "desc";
}[];

export type SortOption = (typeof GALLERY_SORT_OPTIONS)[number];
export type SortId = SortOption["id"];

export const DEFAULT_GALLERY_SORT: SortId = "most-liked";

type Comparison = (a: GalleryImage, b: GalleryImage, liked: ReadonlySet<number>) => number;

const ASCENDING: Record<SortOption["key"], Comparison> = {
  likes: (a, b, liked) => likesOf(a, liked.has(a.id)) - likesOf(b, liked.has(b.id)),
  comments: (a, b) => a.comments - b.comments,
  title: (a, b) => compareNames(a.title, b.title),
};

/** A sorted copy; ties are in the order of their ids. The visitor's own likes count (P11.6). */
export function sortImages(
  images: readonly GalleryImage[],
  sort: SortId,
  liked: ReadonlySet<number>,
) {
  const option = GALLERY_SORT_OPTIONS.find(({ id }) => id === sort) ?? GALLERY_SORT_OPTIONS[0];
  const compare = ASCENDING[option.key];
  const sign = option.direction === "asc" ? 1 : -1;
  return images.toSorted((a, b) => sign * compare(a, b, liked) || a.id - b.id);
}
