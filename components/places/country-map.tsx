import { useCallback, useMemo, useState } from "react";
import { PIN_WIDTH_PX, type MapChoice } from "@/components/map/map-engine";
import { MapView } from "@/components/map/map-view";
import { useWorldMarkers, type ShownMap } from "@/components/map/pins/use-world-markers";
import type { CityPlace } from "@/lib/database/records/place-records";
import type { Camera, Size } from "@/lib/map/camera";
import { placeMarker } from "@/lib/map/markers";
import { largestInView } from "@/lib/places/largest-in-view";
import { cityHref } from "@/lib/routes";
import { RESTAURANTS_FROM_ZOOM } from "@/lib/world/map-tiles";

export type MappedCity = Pick<CityPlace, "id" | "name" | "count" | "veganCount" | "lat" | "lng">;

/** Below the width of a list beside it. The page scrolls past a map that is no higher. */
const HEIGHT_PX = 390;
/** The first view fits those with most restaurants: a single town far out leaves the others no room. */
const FITTED_CITIES = 24;

type CountryMapProps = { country: string; cities: readonly MappedCity[] };

/** The distance at which pins are not merged: those of a zoom step are for all zooms up to the next one. */
const apartAt = (zoom: number) => PIN_WIDTH_PX * 2 ** (zoom - Math.floor(zoom));

/** The map of a country: its cities with their numbers, from near the restaurants (P14.462). */
export function CountryMap({ country, cities }: CountryMapProps) {
  const [view, setView] = useState<ShownMap>();
  const onView = useCallback((camera: Camera, size: Size) => setView({ camera, size }), []);
  const isClose = view !== undefined && view.camera.zoom >= RESTAURANTS_FROM_ZOOM;
  const { markers } = useWorldMarkers(isClose ? view : undefined, false);
  const [chosen, setChosen] = useState<Omit<MapChoice, "onChoose">>({ byKeyboard: false });
  const choice = useMemo(
    (): MapChoice => ({
      ...chosen,
      onChoose: (id, byKeyboard) => setChosen({ id, byKeyboard }),
    }),
    [chosen],
  );
  const ofCities = useMemo(() => {
    // A larger city that comes into view does not remove the one whose card is open.
    const open = cities.filter(({ id }) => id === chosen.id);
    const inView = view
      ? largestInView([...open, ...cities], view.camera, view.size, apartAt(view.camera.zoom))
      : cities;
    const shown = new Set([...open, ...inView]);
    return [...shown].map((city) => placeMarker({ ...city, href: cityHref(city.id) }));
  }, [cities, view, chosen.id]);
  const fit = useMemo(() => cities.slice(0, FITTED_CITIES), [cities]);
  return (
    <MapView
      label={`Map of ${country}`}
      markers={isClose && markers.length > 0 ? markers : ofCities}
      fit={fit}
      height={HEIGHT_PX}
      shape="column"
      hasKeyPanel={false}
      choice={choice}
      onView={onView}
    />
  );
}
