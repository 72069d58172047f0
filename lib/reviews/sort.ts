import type { Review } from "@/lib/restaurants/types";

/** The orders of a restaurant's reviews (P14.22). */
export const REVIEW_SORTS = ["newest", "helpful", "highest", "lowest"] as const;

export type ReviewSort = (typeof REVIEW_SORTS)[number];

export const DEFAULT_REVIEW_SORT: ReviewSort = "newest";

/** The order that a query names; the newest first for anything else. */
export function parseReviewSort(text: unknown): ReviewSort {
  return REVIEW_SORTS.find((sort) => sort === text) ?? DEFAULT_REVIEW_SORT;
}

/** Which reviews a page shows. */
export type ReviewPage = { sort: ReviewSort; offset: number; limit: number };

const ORDERS: Record<ReviewSort, (a: Review, b: Review) => number> = {
  newest: () => 0,
  helpful: (a, b) => b.helpful - a.helpful,
  highest: (a, b) => b.rating - a.rating,
  lowest: (a, b) => a.rating - b.rating,
};

/** Sorts reviews; equal ones newest first. */
export function sortReviews(reviews: readonly Review[], sort: ReviewSort) {
  return reviews.toSorted((a, b) => ORDERS[sort](a, b) || b.createdAt.localeCompare(a.createdAt));
}
