import { HealthGuide } from "@/components/guides/health-guide";
import { listHealthTopics, listNutrients } from "@/lib/guides/queries";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";

export const metadata = pageMetadata({
  title: brandedTitle("Vegan Health Guide"),
  description:
    "The balanced plate, protein, vitamins and good fats, and what every vegan should know about vitamin B12, iron and omega-3, with sources.",
  canonical: ROUTES.health,
});

export default async function HealthGuidePage() {
  const [topics, nutrients] = await Promise.all([listHealthTopics(), listNutrients()]);
  return <HealthGuide topics={topics} nutrients={nutrients} />;
}
