import type { Article, ItemList, Recipe as RecipeThing } from "schema-dts";
import { absoluteUrl } from "@/lib/absolute-url";
import type { GuideArticle, Recipe } from "@/lib/guides/types";
import type { Picture } from "@/lib/picture";
import { ROUTES, type Route } from "@/lib/routes";
import { PUBLISHER } from "@/lib/structured-data/site";

/** A record's own place on the page that lists it. */
function placeOn(page: Route, id: string) {
  return absoluteUrl(`${page}#${id}`);
}

function listOf<Item extends Article | RecipeThing>(items: readonly Item[]) {
  return {
    "@type": "ItemList",
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      item,
    })),
  } satisfies ItemList;
}

function recipeData({ id, title, description, image, cookTime, servings }: Recipe): RecipeThing {
  return {
    "@type": "Recipe",
    url: placeOn(ROUTES.recipes, id),
    name: title,
    description,
    image: absoluteUrl(image.src),
    totalTime: `PT${cookTime}M`,
    recipeYield: `${servings} servings`,
    suitableForDiet: "https://schema.org/VeganDiet",
  };
}

/** The recipes of one page. Ingredients and steps are not told, since the page does not tell them. */
export function recipeListData(recipes: readonly Recipe[]) {
  return listOf(recipes.map(recipeData));
}

function articleData(article: GuideArticle): Article {
  const { id, title, description, image, readTime, author, sample } = article;
  return {
    "@type": "Article",
    url: placeOn(ROUTES.foodGuides, id),
    headline: title,
    description,
    image: absoluteUrl(image.src),
    timeRequired: `PT${readTime}M`,
    publisher: PUBLISHER,
    // The people of samples are made up.
    ...(!sample && { author: { "@type": "Person", name: author.name } }),
  };
}

/** The food guides of one page. */
export function articleListData(articles: readonly GuideArticle[]) {
  return listOf(articles.map(articleData));
}

type Guide = { page: Route; title: string; images: readonly Picture[] };

/** A guide that is one article: its records are the article's parts. */
export function guideData({ page, title, images }: Guide): Article {
  return {
    "@type": "Article",
    url: absoluteUrl(page),
    headline: title,
    image: images.map(({ src }) => absoluteUrl(src)),
    inLanguage: "en",
    author: PUBLISHER,
    publisher: PUBLISHER,
  };
}
