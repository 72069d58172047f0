import { MapScreen } from "@/components/restaurants/map-screen";
import { JsonLd } from "@/components/ui/json-ld";
import { pageMetadata } from "@/lib/metadata";
import { listMapSamples } from "@/lib/restaurants/queries";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { restaurantListData } from "@/lib/structured-data/restaurants";

export const metadata = pageMetadata({
  title: "Restaurant Map",
  description:
    "Vegan restaurants on one map: see ratings at a glance, open a pin for name, address and details.",
  canonical: ROUTES.map,
});

export default async function MapPage() {
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
