/** What visitors' ratings are compared with: their mean over all restaurants, and how many there are. */
export type RatingBasis = { mean: number; ratings: number };

/** The fewest ratings with which a restaurant is ranked, and the fewest restaurants that make a ranking (P14.245). */
export const MIN_RATINGS = 3;
export const MIN_RANKED = 5;

/** The number of ratings with the overall mean that is added to each restaurant's own ratings (P14.245). */
export const MEAN_WEIGHT = 5;

/**
 * The Bayesian mean: a restaurant with few ratings stays near the mean of all, so that a single five does not outrank thirty
 * ratings of 4.8.
 */
export function ratingScore(
  { rating, reviewCount }: { rating: number; reviewCount: number },
  { mean }: RatingBasis,
) {
  return (MEAN_WEIGHT * mean + rating * reviewCount) / (MEAN_WEIGHT + reviewCount);
}
