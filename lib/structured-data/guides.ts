import type { Article, ItemList, Recipe as RecipeThing } from "schema-dts";
import { absoluteUrl } from "@/lib/absolute-url";
import { formatMetric, roundCount } from "@/lib/guides/amounts";
import type { Guide, Ingredient, Recipe } from "@/lib/guides/types";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { recordHref, ROUTES, type RecordList } from "@/lib/routes";
import { PUBLISHER } from "@/lib/structured-data/site";

/** The records of a list in its order, each by its page in a language. */
export function recordListData(
  list: RecordList,
  records: readonly { id: string; title: string }[],
  language: Language = DEFAULT_LANGUAGE,
) {
  return {
    "@type": "ItemList",
    numberOfItems: records.length,
    itemListElement: records.map(({ id, title }, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name: title,
      url: absoluteUrl(pathIn(language, recordHref(list, id))),
    })),
  } satisfies ItemList;
}

/** What the data of every text have in common. The author is invented, so the site is named as the author. */
export function textData(list: RecordList, { id, language, description, image, text }: Guide) {
  return {
    url: absoluteUrl(pathIn(language, recordHref(list, id))),
    description,
    image: absoluteUrl(image.src),
    datePublished: text.published,
    dateModified: text.updated,
    inLanguage: LANGUAGES[language].tag,
    author: PUBLISHER,
    publisher: PUBLISHER,
  } as const;
}

/** A guide as its page shows it. */
export function articleData(list: RecordList, guide: Guide) {
  return {
    "@type": "Article",
    headline: guide.title,
    wordCount: guide.text.body.words,
    timeRequired: `PT${guide.text.readTime}M`,
    ...textData(list, guide),
  } satisfies Article;
}

/** "900 g Hokkaido pumpkin", "2 onions, in quarters", "salt, to taste". */
function ingredientLine(ingredient: Ingredient) {
  const { name, plural, count, note } = ingredient;
  const amount = count === undefined ? formatMetric(ingredient, 1) : String(roundCount(count, 1));
  const named = count !== undefined && count > 1 ? (plural ?? name) : name;
  return [amount, note ? `${named}, ${note}` : named].filter(Boolean).join(" ");
}

/** A recipe as its page shows it: every ingredient, every step. */
export function recipeData(recipe: Recipe) {
  const { title, cookTime, prepMinutes, servings, ingredients, steps } = recipe;
  const shared = textData(ROUTES.recipes, recipe);
  return {
    "@type": "Recipe",
    name: title,
    ...shared,
    prepTime: `PT${prepMinutes}M`,
    cookTime: `PT${cookTime - prepMinutes}M`,
    totalTime: `PT${cookTime}M`,
    recipeYield: [`${servings}`, `${servings} servings`],
    suitableForDiet: "https://schema.org/VeganDiet",
    recipeIngredient: ingredients.flatMap(({ items }) => items.map(ingredientLine)),
    recipeInstructions: steps.map((step, index) => ({
      "@type": "HowToStep" as const,
      name: step.title,
      text: step.text,
      url: `${shared.url}#step-${index + 1}`,
    })),
  } satisfies RecipeThing;
}
