import { formatCount } from "@/lib/counts";
import type { RatingBasis } from "@/lib/restaurants/score";

type Shown = { rated: number; fullyVegan: number; basis: RatingBasis | undefined };

/** The description of the Top Rated page for search engines: what is on it now. */
export function topRatedDescription({ rated, fullyVegan, basis }: Shown) {
  if (basis && rated > 0)
    return `The best rated places with vegan food, ${rated} of them, by ${formatCount(basis.ratings)} ratings of visitors and an order that is explained.`;
  if (rated > 0)
    return "The five best rated vegan restaurants of the directory, in order of their ratings and numbers of reviews.";
  const why = basis ? "Too few restaurants are rated so far" : "Nobody has rated a restaurant yet";
  return `${why}. Until then: ${fullyVegan} fully vegan places, those that most members confirmed first.`;
}
