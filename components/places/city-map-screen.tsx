import { MapView } from "@/components/map/map-view";
import { PlaceLinks } from "@/components/places/place-links";
import { OpenStreetMapCredit } from "@/components/site/open-street-map-credit";
import { PageHeading } from "@/components/ui/page-heading";
import type { CityPlace } from "@/lib/database/records/place-records";
import { cityHref } from "@/lib/routes";

const HEIGHT_PX = 600;
/** All continents with cities are in view. */
const WORLD = { lat: 30, lng: 10 };
const WORLD_ZOOM = 1.5;
const LISTED = 60;

/** The map of the world: a pin for each city with its number of restaurants, and the largest of them as a list. */
export function CityMapScreen({ cities }: { cities: CityPlace[] }) {
  return (
    <main className="wrap">
      <PageHeading
        title="Restaurant Map"
        lead="The number on a pin is how many places the city has."
      />
      <MapView
        label="Map of restaurants"
        markers={cities.map(({ id, name, count, lat, lng, country }) => ({
          id,
          name: `${name}, ${count} restaurants`,
          address: country,
          label: String(count),
          href: cityHref(id),
          lat,
          lng,
        }))}
        center={WORLD}
        zoom={WORLD_ZOOM}
        height={HEIGHT_PX}
        shape="edge"
      />
      <PlaceLinks
        id="on-this-map"
        title="On this map"
        places={cities.slice(0, LISTED).map(({ id, name, country, count }) => ({
          href: cityHref(id),
          name,
          note: country,
          count,
        }))}
      />
      <OpenStreetMapCredit />
    </main>
  );
}
