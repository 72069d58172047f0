import type { useRestaurants } from "@/components/restaurants/use-restaurants";
import { RadiusLabel } from "@/components/restaurants/radius-label";
import { restaurantsFound } from "@/lib/counts";
import type { RestaurantSummary } from "@/lib/restaurants/types";

type NearMeCountProps = {
  state: ReturnType<typeof useRestaurants>["state"];
  count: number;
  radiusKm: number | undefined;
  restaurants: readonly RestaurantSummary[];
};

/** How many restaurants were found, and within what radius; until it is known, that they are loading. */
export function NearMeCount({ state, count, radiusKm, restaurants }: NearMeCountProps) {
  return (
    <p aria-live="polite" aria-atomic="true" className="mr-2 font-title md:text-lead">
      {state === "loading" && "Loading restaurants..."}
      {state === "failed" && "The restaurants could not be loaded"}
      {state === "there" && restaurantsFound(count)}
      {state === "there" && radiusKm !== undefined && (
        <RadiusLabel km={radiusKm} of={restaurants} />
      )}
    </p>
  );
}
