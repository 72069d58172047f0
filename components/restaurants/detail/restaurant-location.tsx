import { useTexts } from "#texts";
import { MapView } from "@/components/map/map-view";
import { MapViewOnDemand } from "@/components/map/map-view-on-demand";
import { StillMap } from "@/components/map/still-map";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import { markerNames } from "@/lib/map/marker-names";
import { markerPin } from "@/lib/map/pins";
import english from "@/lib/messages/en/place.json";
import { mapPageHref } from "@/lib/restaurants/facts/contact";
import type { Restaurant } from "@/lib/restaurants/types";

/** P8.2. */
const ZOOM = 15;
const HEIGHT_PX = 300;
/** The picture shows the region: closer, the coastline is not exact. */
const STILL_ZOOM = 11;
/** As wide as the box is at most. */
const STILL_SIZE = { width: 780, height: HEIGHT_PX };

/**
 * The restaurant on the map, and a link to it on OpenStreetMap, which works without JavaScript. A sample's map asks for a Google key, in
 * English.
 */
export function RestaurantLocation({ restaurant }: { restaurant: Restaurant }) {
  const t = useTexts("place", english);
  const { id, name, lat, lng, address, sample } = restaurant;
  const marker = {
    id,
    ...markerNames(restaurant),
    lat,
    lng,
    label: name,
    ...(address && { address }),
  };
  const map = {
    label: t("location.map", { name }),
    markers: [marker],
    selectedId: id,
    center: { lat, lng },
    zoom: ZOOM,
    height: HEIGHT_PX,
    shape: "flat",
    hasKeyPanel: sample && t.language === DEFAULT_LANGUAGE,
  } as const;
  return (
    <section className="border-line max-md:border-t lg:border-t print:hidden">
      <div className="location-head">
        <h2 className="text-h4 font-title">{t("location")}</h2>
        <a href={mapPageHref(restaurant)} className="link tap text-small">
          {t("location.osm")}
        </a>
      </div>
      {sample ? (
        <MapView {...map} />
      ) : (
        <MapViewOnDemand
          {...map}
          still={
            <StillMap
              description={t("location.still", { name })}
              camera={{ lat, lng, zoom: STILL_ZOOM }}
              size={STILL_SIZE}
              pins={[markerPin(marker)]}
            />
          }
        />
      )}
    </section>
  );
}
