import { distanceMiles, formatDistance } from "@/lib/location/distance";
import type { Location } from "@/lib/location/types";
import { visitorsUnit } from "@/lib/location/units";
import type { RestaurantSummary } from "@/lib/restaurants/types";

/** The largest radius that lists go by is 100 km. */
const FAR_MILES = 62.2;

type NearestAnywhereProps = { restaurants: RestaurantSummary[]; location: Location | undefined };

/** Says that nothing is near, and how far and where the nearest restaurant is, which the list begins with. */
export function NearestAnywhere({ restaurants, location }: NearestAnywhereProps) {
  if (!location || restaurants.length === 0) return null;
  const [nearest] = restaurants
    .map((restaurant) => ({ restaurant, miles: distanceMiles(location, restaurant) }))
    .toSorted((a, b) => a.miles - b.miles);
  if (!nearest || nearest.miles <= FAR_MILES) return null;
  const { restaurant, miles } = nearest;
  return (
    <p className="mb-5 rounded-lg bg-turmeric-soft px-5 py-4 text-turmeric-ink">
      Nothing within 100 km. The nearest is{" "}
      {formatDistance(miles, visitorsUnit(restaurant.countryCode))} away, in {restaurant.city}; the
      list has the nearest ones anywhere.
    </p>
  );
}
