import { use, useCallback, useMemo, useState } from "react";
import { PIN_WIDTH_PX, type MapChoice } from "@/components/map/map-engine";
import { MapView, type MapViewProps } from "@/components/map/map-view";
import { useWorldMarkers, type ShownMap } from "@/components/map/pins/use-world-markers";
import type { CityPlace } from "@/lib/database/records/place-records";
import type { Camera, Size } from "@/lib/map/camera";
import { formatCountIn } from "@/lib/languages/format-count";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import { TextsContext, type PageTexts } from "@/lib/languages/texts-context";
import { translator } from "@/lib/languages/translator";
import english from "@/lib/messages/en/places/country-cities.json";
import { placeMarker } from "@/lib/map/markers";
import { apartAt, largestInView } from "@/lib/places/largest-in-view";
import { fittedCities } from "@/lib/places/place-camera";
import { cityHref } from "@/lib/routes";
import { RESTAURANTS_FROM_ZOOM } from "@/lib/world/map-tiles";

export type MappedCity = Pick<CityPlace, "id" | "name" | "count" | "veganCount" | "lat" | "lng"> & {
  /** Its name in the directory, where the page has another. */
  alias?: string;
};

/** The texts of the page, or the English ones. */
function textsOf(page: PageTexts | undefined) {
  const messages = page?.subjects["country-cities"] ?? english;
  return translator<keyof typeof english>(page?.language ?? DEFAULT_LANGUAGE, messages);
}

function markerOf({ alias: _, ...city }: MappedCity, t: ReturnType<typeof textsOf>) {
  const places = t("places", { count: city.count });
  const count = formatCountIn(t.language, city.veganCount);
  const words = city.veganCount > 0 ? t("places.vegan", { places, count }) : places;
  return placeMarker({ ...city, href: cityHref(city.id) }, words);
}

type CountryMapProps = Pick<MapViewProps, "label" | "height" | "shape" | "still"> & {
  cities: readonly MappedCity[];
};

/** The map of a country: its cities with their numbers, from near the restaurants (P14.462). */
export default function CountryMap({ cities, ...frame }: CountryMapProps) {
  const page = use(TextsContext);
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
      ? largestInView(
          [...open, ...cities],
          view.camera,
          view.size,
          apartAt(view.camera.zoom, PIN_WIDTH_PX),
        )
      : cities;
    const shown = new Set([...open, ...inView]);
    const t = textsOf(page);
    return [...shown].map((city) => markerOf(city, t));
  }, [cities, view, chosen.id, page]);
  const fit = useMemo(() => fittedCities(cities), [cities]);
  return (
    <MapView
      {...frame}
      markers={isClose && markers.length > 0 ? markers : ofCities}
      fit={fit}
      hasKeyPanel={false}
      choice={choice}
      onView={onView}
    />
  );
}
