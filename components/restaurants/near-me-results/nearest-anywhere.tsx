import { distanceMiles, formatDistance } from "@/lib/location/distance";
import type { Location } from "@/lib/location/types";
import { visitorsUnit } from "@/lib/location/units";
import { formatRadius, WIDEST_KM } from "@/lib/restaurants/near-me/radii";
import type { RestaurantSummary } from "@/lib/restaurants/types";

type NearestAnywhereProps = {
  /** What the list has where nothing is near; empty where something is. */
  nearest: readonly RestaurantSummary[];
  location: Location | undefined;
  /** The visitor requested the nearest matches anywhere, since none is near. */
  isChosen: boolean;
};

/** Says that nothing is near, and how far and where the nearest restaurant is. */
export function NearestAnywhere({ nearest, location, isChosen }: NearestAnywhereProps) {
  const [first] =
    (location &&
      nearest
        .map((restaurant) => ({ restaurant, miles: distanceMiles(location, restaurant) }))
        .toSorted((a, b) => a.miles - b.miles)) ||
    [];
  const unit = visitorsUnit(first?.restaurant.countryCode);
  const within = formatRadius(WIDEST_KM, unit);
  return (
    <div aria-live="polite" aria-atomic="true">
      {first && (
        <p className="mb-5 rounded-lg bg-turmeric-soft px-5 py-4 text-turmeric-ink">
          {isChosen
            ? `Nothing within ${within} matches. The nearest match is `
            : `Nothing within ${within}. The nearest is `}
          {formatDistance(first.miles, unit)} away, in {first.restaurant.city}; the list has the
          nearest ones anywhere.
        </p>
      )}
    </div>
  );
}
