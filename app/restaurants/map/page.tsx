import { PlaceLinks } from "@/components/places/place-links";
import { MapScreen } from "@/components/restaurants/world-map/map-screen";
import { WorldMapScreen } from "@/components/restaurants/world-map/world-map-screen";
import { JsonLd } from "@/components/ui/json-ld";
import { pageMetadata } from "@/lib/metadata";
import { listCityPlaces, listCountryPlaces } from "@/lib/places/queries";
import { hasTiles, listMapSamples } from "@/lib/restaurants/queries";
import { cityHref, countryPageHref, ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { restaurantListData } from "@/lib/structured-data/restaurants";
import { countWorld } from "@/lib/world/queries";

const SAMPLES =
  "Vegan restaurants on one map: see ratings at a glance, open a pin for name, address and details.";
const REAL =
  "All places with vegan food on one map: how vegan each is, its rating where there is one, and its name, address and hours.";

export async function generateMetadata() {
  return pageMetadata({
    title: "Restaurant Map",
    description: (await hasTiles()) ? REAL : SAMPLES,
    canonical: ROUTES.map,
  });
}

/** The number of cities and of countries, those with most restaurants, below the map. */
const CITIES = 60;
const COUNTRIES = 30;

async function PlacesOnMap() {
  const [cities, countries] = await Promise.all([listCityPlaces(), listCountryPlaces()]);
  return (
    <>
      <PlaceLinks
        id="countries-on-this-map"
        title="Countries"
        places={countries.slice(0, COUNTRIES).map(({ id, name, count }) => ({
          href: countryPageHref(id),
          name,
          note: "",
          count,
        }))}
      />
      <PlaceLinks
        id="on-this-map"
        title="On this map"
        places={cities.slice(0, CITIES).map(({ id, name, country, count }) => ({
          href: cityHref(id),
          name,
          note: country,
          count,
        }))}
      />
    </>
  );
}

export default async function MapPage() {
  if (await hasTiles())
    return (
      <WorldMapScreen total={(await countWorld()) ?? 0}>
        <PlacesOnMap />
      </WorldMapScreen>
    );
  const restaurants = await listMapSamples();
  return (
    <>
      <MapScreen restaurants={restaurants} />
      <JsonLd
        things={[
          breadcrumbData({ name: "Restaurant Map", path: ROUTES.map }),
          restaurantListData(restaurants),
        ]}
      />
    </>
  );
}
