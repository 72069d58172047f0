import { useMemo } from "react";
import { MapView } from "@/components/map/map-view";
import { NEAR_ME_FALLBACK } from "@/lib/location/defaults";
import { distanceMiles, formatDistance } from "@/lib/location/distance";
import type { Place } from "@/lib/location/types";
import { restaurantMarker } from "@/lib/map/markers";
import { isOpenAt } from "@/lib/restaurants/hours";
import type { RestaurantSummary } from "@/lib/restaurants/types";

/** P8.2. */
const ZOOM = 13;
const HEIGHT_PX = 600;

type NearMePinsProps = {
  restaurants: RestaurantSummary[];
  place: Place | undefined;
  now: Date | undefined;
};

/** The map view: what the list shows, as pins around the place. */
export function NearMePins({ restaurants, place, now }: NearMePinsProps) {
  const markers = useMemo(
    () =>
      restaurants.map((restaurant) =>
        restaurantMarker(restaurant, {
          ...(place && { distance: formatDistance(distanceMiles(place, restaurant)) }),
          ...(now && { isOpen: isOpenAt(restaurant.hours, restaurant.timeZone, now) }),
        }),
      ),
    [restaurants, place, now],
  );
  return (
    <MapView
      label="Map of restaurants"
      markers={markers}
      center={place ?? NEAR_ME_FALLBACK}
      zoom={ZOOM}
      height={HEIGHT_PX}
      {...(place && { you: place })}
    />
  );
}
