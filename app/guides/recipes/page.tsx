import { Recipes } from "@/components/guides/recipes";
import { JsonLd } from "@/components/ui/json-ld";
import { listRecipes } from "@/lib/guides/queries";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { recordListData } from "@/lib/structured-data/guides";

export const metadata = pageMetadata({
  title: brandedTitle("Vegan Recipes"),
  description:
    "Four vegan recipes with times, servings and difficulty: pumpkin soup, summer rolls, stuffed peppers and a plum galette.",
  canonical: ROUTES.recipes,
});

export default async function RecipesPage() {
  const recipes = await listRecipes();
  return (
    <>
      <Recipes recipes={recipes} />
      <JsonLd
        things={[
          breadcrumbData({ name: "Vegan Recipes", path: ROUTES.recipes }),
          recordListData(ROUTES.recipes, recipes),
        ]}
      />
    </>
  );
}
