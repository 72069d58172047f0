import { useTexts } from "#texts";
import { useCallback, useMemo } from "react";
import { MapView, type MapViewProps } from "@/components/map/map-view";
import { DEFAULT_NEAR_ME_LOCATION } from "@/lib/location/defaults";
import { distanceMiles } from "@/lib/location/distance";
import { NEAR_ME_MAP_HEIGHT } from "@/components/restaurants/near-me-map/near-me-map-frame";
import type { ListedArea } from "@/components/restaurants/near-me/near-me-history";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import type { Formats } from "@/lib/languages/texts-context";
import { shownName } from "@/lib/location/shown-name";
import type { Coordinates, Location } from "@/lib/location/types";
import { visitorsUnit } from "@/lib/location/units";
import type { Camera } from "@/lib/map/camera";
import { restaurantMarker, type MapMarker } from "@/lib/map/markers";
import type { SearchedArea } from "@/lib/map/searched-area";
import english from "@/lib/messages/en/near-me/near-me.json";
import { useFormats } from "@/lib/restaurants/facts/use-formats";
import { openStateAt } from "@/lib/restaurants/hours/hours";
import type { RestaurantSummary } from "@/lib/restaurants/types";

/** P8.2. */
const ZOOM = 13;

type NearMePinsProps = {
  restaurants: RestaurantSummary[];
  location: Location | undefined;
  /** Where the map begins: the location, or the nearest restaurant where it is far away. */
  center: Coordinates | undefined;
  now: Date | undefined;
  /** Its zoom is that of the part of the map that was searched last, if the list is still around it. */
  area: ListedArea | undefined;
  /** Where it was when it was left; in place of the others. */
  camera?: Camera | undefined;
  onSearchArea: ((area: SearchedArea) => void) | undefined;
} & Pick<MapViewProps, "shape" | "onView" | "choice" | "renderCard" | "legend" | "aboveCard">;

type FactsOptions = { location: Location | undefined; now: Date | undefined; formats: Formats };

function factsOf(restaurant: RestaurantSummary, { location, now, formats }: FactsOptions) {
  const { hours, timeZone, countryCode } = restaurant;
  const isOpen = now && hours && openStateAt(hours, timeZone, now);
  return {
    ...(location && {
      distance: formats.distance(distanceMiles(location, restaurant), visitorsUnit(countryCode)),
    }),
    ...(isOpen !== undefined && { isOpen }),
  };
}

/** The map view: the restaurants of the list as pins around the location. */
export function NearMePins(props: NearMePinsProps) {
  const { restaurants, location, center, now, area, camera, onSearchArea, ...extra } = props;
  const t = useTexts("near-me", english);
  const formats = useFormats();
  const markers = useMemo(
    () => restaurants.map((restaurant) => restaurantMarker(restaurant)),
    [restaurants],
  );
  const describe = useCallback(
    (marker: MapMarker) => {
      const restaurant = restaurants.find(({ id }) => id === marker.id);
      return restaurant
        ? restaurantMarker(restaurant, factsOf(restaurant, { location, now, formats }))
        : marker;
    },
    [restaurants, location, now, formats],
  );
  const youName = location && shownName(location, t);
  const you = useMemo(
    () => location && youName !== undefined && { ...location, name: youName },
    [location, youName],
  );
  return (
    <MapView
      label={t("map.label")}
      height={NEAR_ME_MAP_HEIGHT}
      // Its panel is English.
      hasKeyPanel={t.language === DEFAULT_LANGUAGE}
      isListed
      markers={markers}
      describe={describe}
      center={camera ?? center ?? DEFAULT_NEAR_ME_LOCATION}
      zoom={camera?.zoom ?? area?.zoom ?? ZOOM}
      {...extra}
      {...(you && area?.zoom === undefined && { you })}
      {...(onSearchArea && { onSearchArea })}
    />
  );
}
