import { notFound } from "next/navigation";
import { RecipePage } from "@/components/guides/recipe-page";
import { JsonLd } from "@/components/ui/json-ld";
import { guideMetadata } from "@/lib/guides/metadata";
import { listRecipes } from "@/lib/guides/queries";
import { findWithNeighbors } from "@/lib/lists/neighbors";
import { recordHref, ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { recipeData } from "@/lib/structured-data/guides";
import { COLLECTIONS } from "@/lib/texts/collections";
import { listRelated } from "@/lib/texts/queries";

const LIST = { href: ROUTES.recipes, label: COLLECTIONS["recipes"].label };

export const dynamicParams = false;

export async function generateStaticParams() {
  return (await listRecipes()).map(({ id }) => ({ slug: id }));
}

export async function generateMetadata({ params }: PageProps<"/guides/recipes/[slug]">) {
  const found = findWithNeighbors(await listRecipes(), (await params).slug);
  return found ? guideMetadata(LIST.href, found.record) : {};
}

export default async function RecipeDetailPage({ params }: PageProps<"/guides/recipes/[slug]">) {
  const found = findWithNeighbors(await listRecipes(), (await params).slug);
  if (!found) notFound();
  const { record: guide, previous, next } = found;
  const more = await listRelated("recipes", guide.id);
  return (
    <>
      <RecipePage recipe={guide} {...{ previous, next, more }} />
      <JsonLd
        things={[
          breadcrumbData(
            { name: LIST.label, path: LIST.href },
            { name: guide.title, path: recordHref(LIST.href, guide.id) },
          ),
          recipeData(guide),
        ]}
      />
    </>
  );
}
