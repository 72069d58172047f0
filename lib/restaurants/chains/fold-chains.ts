import type { RestaurantSummary } from "@/lib/restaurants/types";

/** A restaurant, and the branches of its chain that come after it in a list. */
export type FoldedRestaurant = { restaurant: RestaurantSummary; branches: RestaurantSummary[] };

/** The list with the branches of each chain behind the first of them; all apart where there is one chain alone (P14.643). */
export function foldChains(restaurants: readonly RestaurantSummary[]): FoldedRestaurant[] {
  const firsts = new Map<string, FoldedRestaurant>();
  const folded: FoldedRestaurant[] = [];
  for (const restaurant of restaurants) {
    const { chain } = restaurant;
    const first = chain === undefined ? undefined : firsts.get(chain);
    if (first) first.branches.push(restaurant);
    else {
      const entry: FoldedRestaurant = { restaurant, branches: [] };
      if (chain !== undefined) firsts.set(chain, entry);
      folded.push(entry);
    }
  }
  return folded.length === 1
    ? restaurants.map((restaurant) => ({ restaurant, branches: [] }))
    : folded;
}
