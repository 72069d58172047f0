import { MapScreen } from "@/components/restaurants/map-screen";
import { pageMetadata } from "@/lib/metadata";
import { listMapSamples } from "@/lib/restaurants/queries";
import { ROUTES } from "@/lib/routes";

export const metadata = pageMetadata({
  title: "Restaurant Map",
  description:
    "Vegan restaurants on one map: see ratings at a glance, open a pin for name, address and details.",
  canonical: ROUTES.map,
});

export default async function MapPage() {
  return <MapScreen restaurants={await listMapSamples()} />;
}
