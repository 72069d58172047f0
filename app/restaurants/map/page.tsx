import { CityMapScreen } from "@/components/places/city-map-screen";
import { MapScreen } from "@/components/restaurants/map-screen";
import { JsonLd } from "@/components/ui/json-ld";
import { pageMetadata } from "@/lib/metadata";
import { listCityPlaces } from "@/lib/places/queries";
import { hasTiles, listMapSamples } from "@/lib/restaurants/queries";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { restaurantListData } from "@/lib/structured-data/restaurants";

export const metadata = pageMetadata({
  title: "Restaurant Map",
  description:
    "Vegan restaurants on one map: see ratings at a glance, open a pin for name, address and details.",
  canonical: ROUTES.map,
});

/** The map of the world shows so many of the cities with most restaurants. */
const MAP_CITIES = 300;

export default async function MapPage() {
  if (await hasTiles())
    return <CityMapScreen cities={(await listCityPlaces()).slice(0, MAP_CITIES)} />;
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
