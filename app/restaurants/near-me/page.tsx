import { NearMe } from "@/components/restaurants/near-me";
import { pageMetadata } from "@/lib/metadata";
import { listRestaurantSummaries } from "@/lib/restaurants/queries";
import { ROUTES } from "@/lib/routes";

export const metadata = pageMetadata({
  title: "Vegan restaurants near you",
  description:
    "Vegan and plant-based restaurants around you, nearest first: opening hours, prices, cuisines and dietary options, on a list or a map.",
  canonical: ROUTES.nearMe,
});

export default async function NearMePage() {
  return <NearMe restaurants={await listRestaurantSummaries()} />;
}
