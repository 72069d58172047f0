import { CityGuides } from "@/components/guides/city-guides";
import { listCityGuides } from "@/lib/guides/queries";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";

export const metadata = pageMetadata({
  title: brandedTitle("City Guides"),
  description:
    "New York, London, Los Angeles and Berlin: how many vegan restaurants each has, and which neighborhoods to start in.",
  canonical: ROUTES.cityGuides,
});

export default async function CityGuidesPage() {
  return <CityGuides guides={await listCityGuides()} />;
}
