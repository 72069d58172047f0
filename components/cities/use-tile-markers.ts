import { useEffect, useState } from "react";
import type { City } from "@/lib/cities/types";
import { restaurantMarker, type MapMarker } from "@/lib/map/markers";

/** The restaurants around a city as markers, from the tiles; undefined until they are there. */
export function useTileMarkers(city: City | undefined) {
  const [found, setFound] = useState<{ city: City; markers: MapMarker[] }>();

  useEffect(() => {
    if (!city) return undefined;
    let isCurrent = true;
    void import("@/lib/restaurants/tiles/read-tiles")
      .then(({ readAround }) => readAround(city))
      .then(
        ({ restaurants }) =>
          isCurrent &&
          setFound({
            city,
            markers: restaurants.map((restaurant) => restaurantMarker(restaurant)),
          }),
        // The map shows the city alone.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [city]);

  return found?.city === city ? found?.markers : undefined;
}
