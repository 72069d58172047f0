import { englishPages, guideRoute } from "@/app/guides/guide-route";
import { RecipePage } from "@/components/guides/recipe-page";
import { listRecipes } from "@/lib/guides/queries";
import { recipeData } from "@/lib/structured-data/guides";

const pages = englishPages(
  guideRoute({
    collection: "recipes",
    read: listRecipes,
    dataOf: (_list, recipe) => recipeData(recipe),
    show: ({ guide, previous, next, more }) => (
      <RecipePage recipe={guide} {...{ previous, next, more }} />
    ),
  }),
);

export const dynamicParams = false;

export const generateStaticParams = pages.generateStaticParams;

export const generateMetadata = pages.generateMetadata;

export default pages.Page;
