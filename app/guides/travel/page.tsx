import { TravelGuides } from "@/components/guides/travel-guides";
import { JsonLd } from "@/components/ui/json-ld";
import { listTravelGuides } from "@/lib/guides/queries";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { recordListData } from "@/lib/structured-data/guides";

export const metadata = pageMetadata({
  title: brandedTitle("Vegan Travel Guides"),
  description:
    "Berlin, Tokyo, Mexico City and Tel Aviv for plant-based travelers: what to eat first, what to ask, and three highlights each.",
  canonical: ROUTES.travelGuides,
});

export default async function TravelGuidesPage() {
  const guides = await listTravelGuides();
  return (
    <>
      <TravelGuides guides={guides} />
      <JsonLd
        things={[
          breadcrumbData({ name: "Vegan Travel Guides", path: ROUTES.travelGuides }),
          recordListData(ROUTES.travelGuides, guides),
        ]}
      />
    </>
  );
}
