import { MapView } from "@/components/map/map-view";
import { markerNames } from "@/lib/map/marker-names";
import { mapPageHref } from "@/lib/restaurants/facts/contact";
import type { Restaurant } from "@/lib/restaurants/types";

/** P8.2. */
const ZOOM = 15;
const HEIGHT_PX = 300;

/** The restaurant on the map, and a link to it on OpenStreetMap, which works without JavaScript. */
export function RestaurantLocation({ restaurant }: { restaurant: Restaurant }) {
  const { id, name, lat, lng, address, sample } = restaurant;
  return (
    <section className="border-line max-md:border-t lg:border-t print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-6 pt-4 pb-2">
        <h2 className="text-h4 font-title">Location</h2>
        <a href={mapPageHref(restaurant)} rel="noopener" className="link tap text-small">
          Open in OpenStreetMap
        </a>
      </div>
      <MapView
        label={`Map of ${name}`}
        markers={[
          { id, ...markerNames(restaurant), lat, lng, label: name, ...(address && { address }) },
        ]}
        selectedId={id}
        center={{ lat, lng }}
        zoom={ZOOM}
        height={HEIGHT_PX}
        shape="flat"
        hasKeyPanel={sample}
      />
    </section>
  );
}
