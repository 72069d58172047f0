import { summarize } from "@/lib/restaurants/summary";
import type { Restaurant } from "@/lib/restaurants/types";
import { createFoodMatcher } from "@/lib/search/food-matcher";
import { readFoodText, withoutHours } from "@/lib/search/food-text";
import { foldForSearch } from "@/lib/strings/fold-for-search";

/** Of so many that a text finds otherwise, the hours are read. */
export const MOST_WITH_HOURS = 600;

/** Says which restaurants are open when a text asks for it, or are called so; undefined for a text without hours (P4.21). */
export function hoursMatcher(text: string, now: Date) {
  const read = readFoodText(text);
  const { hours } = withoutHours(read);
  const matches =
    hours.length > 0 ? createFoodMatcher({ ...read, understood: hours, rest: [] }, now) : undefined;
  return (
    matches &&
    ((restaurant: Restaurant) => {
      const name = foldForSearch(`${restaurant.name} ${restaurant.latinName ?? ""}`);
      return matches(summarize(restaurant), { name, said: name });
    })
  );
}

type ReadRestaurants = (ids: readonly string[]) => Promise<Restaurant[]>;

/** The first of the restaurants, in their order, that fit; they are read in parts until there are enough. */
export async function firstThatFit(
  ids: readonly string[],
  fits: (restaurant: Restaurant) => boolean,
  limit: number,
  read: ReadRestaurants,
) {
  const found: string[] = [];
  for (let at = 0; at < ids.length && found.length < limit; at += limit) {
    const some = ids.slice(at, at + limit);
    const fitting = new Set((await read(some)).filter(fits).map(({ id }) => id));
    found.push(...some.filter((id) => fitting.has(id)));
  }
  return found.slice(0, limit);
}
