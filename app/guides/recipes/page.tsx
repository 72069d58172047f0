import { Recipes } from "@/components/guides/recipes";
import { listRecipes } from "@/lib/guides/queries";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";

export const metadata = pageMetadata({
  title: brandedTitle("Vegan Recipes"),
  description:
    "Four vegan recipes with times, servings and difficulty: pumpkin soup, summer rolls, stuffed peppers and a plum galette.",
  canonical: ROUTES.recipes,
});

export default async function RecipesPage() {
  return <Recipes recipes={await listRecipes()} />;
}
