import type { PhotoSubject } from "@/lib/restaurants/photos/subjects";
import type { ReviewPhoto } from "@/lib/restaurants/types";

/** A photo of a restaurant by a visitor, with a review or alone (P14.900). */
export type PlacePhoto = ReviewPhoto & {
  /** The review that it belongs to. */
  reviewId?: string;
  /** Who took it; absent where the account was deleted. */
  userName?: string;
  /** The slug of the member's page. */
  userSlug?: string;
  shows?: PhotoSubject;
  /** The name of the dish that it shows. */
  dish?: string;
  /** The desk has made it the main picture of its restaurant. */
  isMain?: boolean;
  /** How many members found it helpful. */
  helpful: number;
  /** ISO 8601, UTC. */
  addedAt: string;
};

/** Some of a restaurant's photos by visitors. */
export type PlacePhotos = {
  photos: PlacePhoto[];
  /** How many there are. */
  total: number;
};

/** A photo that a member added without a review, also one that waits. */
export type AccountPhoto = ReviewPhoto & {
  status: "published" | "waiting";
  shows?: PhotoSubject;
  dishId?: string;
};
