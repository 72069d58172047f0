import { FoodGuides } from "@/components/guides/food-guides";
import { JsonLd } from "@/components/ui/json-ld";
import { listFoodGuides } from "@/lib/guides/queries";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { recordListData } from "@/lib/structured-data/guides";

export const metadata = pageMetadata({
  title: brandedTitle("Vegan Food Guides"),
  description:
    "Four short reads for better orders: eating vegan out, noodles without fish sauce, choosing a vegan cheese, and what is in season.",
  canonical: ROUTES.foodGuides,
});

export default async function FoodGuidesPage() {
  const articles = await listFoodGuides();
  return (
    <>
      <FoodGuides articles={articles} />
      <JsonLd
        things={[
          breadcrumbData({ name: "Vegan Food Guides", path: ROUTES.foodGuides }),
          recordListData(ROUTES.foodGuides, articles),
        ]}
      />
    </>
  );
}
