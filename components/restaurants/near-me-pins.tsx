import { useMemo } from "react";
import { MapView } from "@/components/map/map-view";
import { DEFAULT_NEAR_ME_LOCATION } from "@/lib/location/defaults";
import { distanceMiles, formatDistance } from "@/lib/location/distance";
import type { Location } from "@/lib/location/types";
import { visitorsUnit } from "@/lib/location/units";
import { restaurantMarker } from "@/lib/map/markers";
import { isOpenAt } from "@/lib/restaurants/hours";
import type { RestaurantSummary } from "@/lib/restaurants/types";

/** P8.2. */
const ZOOM = 13;
const HEIGHT_PX = 600;

type NearMePinsProps = {
  restaurants: RestaurantSummary[];
  location: Location | undefined;
  now: Date | undefined;
};

/** The map view: the restaurants of the list as pins around the location. */
export function NearMePins({ restaurants, location, now }: NearMePinsProps) {
  const markers = useMemo(
    () =>
      restaurants.map((restaurant) =>
        restaurantMarker(restaurant, {
          ...(location && {
            distance: formatDistance(
              distanceMiles(location, restaurant),
              visitorsUnit(restaurant.countryCode),
            ),
          }),
          ...(now &&
            restaurant.hours && { isOpen: isOpenAt(restaurant.hours, restaurant.timeZone, now) }),
        }),
      ),
    [restaurants, location, now],
  );
  return (
    <MapView
      label="Map of restaurants"
      markers={markers}
      center={location ?? DEFAULT_NEAR_ME_LOCATION}
      zoom={ZOOM}
      height={HEIGHT_PX}
      {...(location && { you: location })}
    />
  );
}
