/** @jest-environment node */
import { ratingScore } from "@/lib/restaurants/score";

const basis = { mean: 4, ratings: 100 };

test("few ratings stay near the mean of all, many are nearly their own", () => {
  expect(ratingScore({ rating: 5, reviewCount: 1 }, basis)).toBeCloseTo(25 / 6);
  expect(ratingScore({ rating: 4.8, reviewCount: 30 }, basis)).toBeCloseTo(164 / 35);
  expect(ratingScore({ rating: 2, reviewCount: 0 }, basis)).toBe(4);
});
