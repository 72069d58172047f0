import type { useRestaurants } from "@/components/restaurants/near-me/use-restaurants";
import { RadiusLabel } from "@/components/restaurants/near-me-results/radius-label";
import { restaurantsFound } from "@/lib/counts";
import type { SortKey } from "@/lib/restaurants/near-me/sort";
import { sortNote } from "@/lib/restaurants/near-me/sort-note";
import type { RestaurantSummary } from "@/lib/restaurants/types";

type NearMeCountProps = {
  state: ReturnType<typeof useRestaurants>["state"];
  radiusKm: number | undefined;
  restaurants: readonly RestaurantSummary[];
  found: readonly RestaurantSummary[];
  /** How many they are, also where not all of them are loaded. */
  count: number;
  sort: SortKey;
};

/**
 * How many restaurants were found, within what radius, and of how many is known what they are sorted by; until it is known, that they
 * are loading.
 */
export function NearMeCount({
  state,
  radiusKm,
  restaurants,
  found,
  count,
  sort,
}: NearMeCountProps) {
  const note = state === "there" ? sortNote(found, sort) : undefined;
  return (
    <p aria-live="polite" aria-atomic="true" className="mr-2 font-title md:text-lead">
      {state === "loading" && "Loading restaurants..."}
      {state === "failed" && "The restaurants could not be loaded"}
      {state === "there" && restaurantsFound(count)}
      {state === "there" && radiusKm !== undefined && (
        <RadiusLabel km={radiusKm} of={restaurants} />
      )}
      {note && <span className="block text-note font-normal text-ink-2">{note}</span>}
    </p>
  );
}
