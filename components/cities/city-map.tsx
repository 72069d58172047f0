import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useMemo, type Ref } from "react";
import { MapView } from "@/components/map/map-view";
import { Button } from "@/components/ui/button";
import type { MapMarker } from "@/lib/map/markers";
import english from "@/lib/messages/en/places/cities.json";
import { nameAfterPrefix } from "@/lib/languages/name-after-prefix";
import { cityMarkerId, cityMarkers } from "@/lib/cities/city-markers";
import type { City } from "@/lib/cities/types";

/** P8.2. */
const CITY_ZOOM = 12;

type CityMapProps = {
  ref: Ref<HTMLElement>;
  city: City;
  restaurants: MapMarker[];
  onShowAll: (city: City) => void;
};

/** The map of the selected city, above the list (P7.4). */
export function CityMap({ ref, city, restaurants, onShowAll }: CityMapProps) {
  const t = useTexts("cities", english);
  const markers = useMemo(() => cityMarkers(city, restaurants), [city, restaurants]);
  return (
    <section
      ref={ref}
      aria-labelledby="city-map"
      className="mb-6 -scroll-mt-3 md:mb-14 lg:scroll-mt-2"
    >
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2
          id="city-map"
          className="font-display text-[1.375rem] leading-close text-balance md:text-h3"
        >
          {t("map.title", { name: nameAfterPrefix(t.language, city.name) })}
        </h2>
        <Button size="sm" onClick={() => onShowAll(city)}>
          <Icon name="X" size={18} />
          {t("map.close")}
        </Button>
      </div>
      <MapView
        label={t("map", { name: city.name })}
        markers={markers}
        selectedId={cityMarkerId(city)}
        center={city}
        zoom={CITY_ZOOM}
        shape="edge"
      />
    </section>
  );
}
