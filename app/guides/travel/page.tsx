import { TravelGuides } from "@/components/guides/travel-guides";
import { listTravelGuides } from "@/lib/guides/queries";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";

export const metadata = pageMetadata({
  title: brandedTitle("Vegan Travel Guides"),
  description:
    "Berlin, Tokyo, Mexico City and Tel Aviv for plant-based travelers: what to eat first, what to ask, and three highlights each.",
  canonical: ROUTES.travelGuides,
});

export default async function TravelGuidesPage() {
  return <TravelGuides guides={await listTravelGuides()} />;
}
