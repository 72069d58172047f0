import { CityGuides } from "@/components/guides/city-guides";
import { JsonLd } from "@/components/ui/json-ld";
import { listCityGuides } from "@/lib/guides/queries";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { recordListData } from "@/lib/structured-data/guides";

export const metadata = pageMetadata({
  title: brandedTitle("City Guides"),
  description:
    "New York, London, Los Angeles and Berlin: which neighborhoods to start in, what to order, what hides in it, and how to get around.",
  canonical: ROUTES.cityGuides,
});

export default async function CityGuidesPage() {
  const guides = await listCityGuides();
  return (
    <>
      <CityGuides guides={guides} />
      <JsonLd
        things={[
          breadcrumbData({ name: "City Guides", path: ROUTES.cityGuides }),
          recordListData(ROUTES.cityGuides, guides),
        ]}
      />
    </>
  );
}
