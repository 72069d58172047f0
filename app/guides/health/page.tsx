import { HealthGuide } from "@/components/guides/health-guide";
import { JsonLd } from "@/components/ui/json-ld";
import { listHealthTopics, listNutrients } from "@/lib/guides/queries";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { recordListData } from "@/lib/structured-data/guides";

export const metadata = pageMetadata({
  title: brandedTitle("Vegan Health Guide"),
  description:
    "The balanced plate, protein, vitamins and good fats, and what every vegan should know about vitamin B12, iron and omega-3, with sources.",
  canonical: ROUTES.health,
});

export default async function HealthGuidePage() {
  const [topics, nutrients] = await Promise.all([listHealthTopics(), listNutrients()]);
  return (
    <>
      <HealthGuide topics={topics} nutrients={nutrients} />
      <JsonLd
        things={[
          breadcrumbData({ name: "Vegan Health Guide", path: ROUTES.health }),
          recordListData(ROUTES.health, topics),
        ]}
      />
    </>
  );
}
