import { useTexts } from "#texts";
import { useMemo } from "react";
import { MapView } from "@/components/map/map-view";
import { cameraAround } from "@/lib/map/camera";
import { restaurantMarker } from "@/lib/map/markers";
import english from "@/lib/messages/en/favorites/favorites.json";
import { openStateAt } from "@/lib/restaurants/hours/hours";
import type { RestaurantSummary } from "@/lib/restaurants/types";

const HEIGHT_PX = 600;
/** Wide enough for the narrowest phone, so that every pin is in view on all of them. */
const NARROWEST_MAP = { width: 300, height: HEIGHT_PX };
const MAX_ZOOM = 13;

type FavoritesMapProps = {
  label?: string;
  restaurants: RestaurantSummary[];
  now: Date | undefined;
};

/** The saved restaurants as pins, all of them in view. */
export function FavoritesMap({ label, restaurants, now }: FavoritesMapProps) {
  const t = useTexts("favorites", english);
  const markers = useMemo(
    () =>
      restaurants.map((restaurant) => {
        const { hours, timeZone } = restaurant;
        const isOpen = now && hours && openStateAt(hours, timeZone, now);
        return restaurantMarker(restaurant, { ...(isOpen !== undefined && { isOpen }) });
      }),
    [restaurants, now],
  );
  const { zoom, ...center } = useMemo(
    () => cameraAround(restaurants, NARROWEST_MAP, MAX_ZOOM),
    [restaurants],
  );
  return (
    <MapView
      label={label ?? t("map.label")}
      markers={markers}
      center={center}
      zoom={zoom}
      height={HEIGHT_PX}
    />
  );
}
