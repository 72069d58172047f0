import type { Review } from "@/lib/restaurants/types";

/** What everyone may know of an account; `since` is an ISO 8601 instant. */
export type Member = { slug: string; name: string; town?: string; since: string };

/** The name of the restaurant that a review is about, in its forms. */
export type NamedReview = {
  restaurantName: string;
  latinName?: string | null;
  countryCode?: string | null;
};

/** A review as lists of one member's reviews show it. */
export type MemberReview = Pick<
  Review,
  "id" | "restaurantId" | "rating" | "title" | "content" | "visitDate"
> &
  NamedReview;
