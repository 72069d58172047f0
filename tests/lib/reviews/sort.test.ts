/** @jest-environment node */
import { parseReviewSort, sortReviews } from "@/lib/reviews/sort";
import type { Review } from "@/lib/restaurants/types";

const review = (id: string, rating: Review["rating"], helpful: number, createdAt: string) =>
  ({ id, rating, helpful, createdAt }) as Review;

const REVIEWS = [
  review("old", 5, 2, "2026-01-01T00:00:00Z"),
  review("new", 1, 2, "2026-03-01T00:00:00Z"),
  review("middle", 5, 7, "2026-02-01T00:00:00Z"),
];

it.each([
  ["newest", ["new", "middle", "old"]],
  ["helpful", ["middle", "new", "old"]],
  ["highest", ["middle", "old", "new"]],
  ["lowest", ["new", "middle", "old"]],
] as const)("sorts by %s, the newest first among equals", (sort, ids) => {
  expect(sortReviews(REVIEWS, sort).map(({ id }) => id)).toEqual(ids);
});

it.each([
  ["lowest", "lowest"],
  ["toString", "newest"],
  [undefined, "newest"],
  [["lowest", "highest"], "newest"],
])("reads %j as %s", (text, sort) => {
  expect(parseReviewSort(text)).toBe(sort);
});
