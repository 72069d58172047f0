import "server-only";

import { NUTRIENTS } from "@/data/health";
import { PEOPLE } from "@/data/people";
import type {
  CityGuide,
  Guide,
  GuideArticle,
  HealthTopic,
  Nutrient,
  Recipe,
  TravelGuide,
} from "@/lib/guides/types";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/guides/nutrients.json";
import { personNamed } from "@/lib/people";
import type { Collection } from "@/lib/texts/front-matter";
import { readTextsInTurns, translationOf, type TextFile } from "@/lib/texts/read-texts";
import { toText } from "@/lib/texts/to-text";

function toGuide(file: TextFile<Collection>): Guide {
  const { slug, language, title, summary, image } = file;
  return { id: slug, language, title, description: summary, image, text: toText(file) };
}

/** The texts of a collection with their translations into a language. */
async function readWithTranslations<Name extends Collection>(collection: Name, language: Language) {
  const texts = await readTextsInTurns(collection);
  return Promise.all(
    texts.map(async (text) => ({ text, shown: await translationOf(collection, text, language) })),
  );
}

/** The food guides, in reading order; like the other guides each in the language where it has been translated, else in English. */
export async function listFoodGuides(
  language: Language = DEFAULT_LANGUAGE,
): Promise<GuideArticle[]> {
  return (await readWithTranslations("veg-food", language)).map(({ shown }) => {
    const guide = toGuide(shown);
    return { ...guide, author: personNamed(PEOPLE, shown.author), readTime: guide.text.readTime };
  });
}

/** The travel guides, best rated first. */
export async function listTravelGuides(
  language: Language = DEFAULT_LANGUAGE,
): Promise<TravelGuide[]> {
  return (await readWithTranslations("travel", language))
    .map(({ text, shown }) => {
      const { country, rating } = text;
      const { highlights } = shown;
      return { ...toGuide(shown), city: text.title, country, highlights, rating };
    })
    .toSorted((a, b) => b.rating - a.rating);
}

/** The city guides, the city with most restaurants first. */
export async function listCityGuides(language: Language = DEFAULT_LANGUAGE): Promise<CityGuide[]> {
  return (await readWithTranslations("city", language))
    .map(({ text, shown }) => {
      const { restaurants, population } = text;
      return { ...toGuide(shown), city: text.title, restaurants, population };
    })
    .toSorted((a, b) => b.restaurants - a.restaurants);
}

/** The recipes. */
export async function listRecipes(): Promise<Recipe[]> {
  return (await readTextsInTurns("recipes")).map((file) => {
    const { prepMinutes, cookMinutes, servings, difficulty, allergens, ingredients, steps } = file;
    return {
      ...toGuide(file),
      cookTime: prepMinutes + cookMinutes,
      prepMinutes,
      servings,
      difficulty,
      allergens,
      ingredients,
      steps,
    };
  });
}

/** The topics of the health guide. */
export async function listHealthTopics(
  language: Language = DEFAULT_LANGUAGE,
): Promise<HealthTopic[]> {
  return (await readWithTranslations("health", language)).map(({ shown }) => ({
    ...toGuide(shown),
    sources: shown.sources,
  }));
}

const NUTRIENT_TEXTS = {
  b12: {
    title: "b12",
    description: "b12.text",
    foods: ["b12.food-1", "b12.food-2", "b12.food-3"],
  },
  iron: {
    title: "iron",
    description: "iron.text",
    foods: ["iron.food-1", "iron.food-2", "iron.food-3"],
  },
  omega3: {
    title: "omega3",
    description: "omega3.text",
    foods: ["omega3.food-1", "omega3.food-2", "omega3.food-3"],
  },
} as const;

/** The key nutritional considerations. */
export async function listNutrients(language: Language = DEFAULT_LANGUAGE): Promise<Nutrient[]> {
  const t = textsIn<keyof typeof english>(language, "nutrients");
  return NUTRIENTS.map(({ id, sources }) => {
    const { title, description, foods } = NUTRIENT_TEXTS[id];
    return {
      id,
      title: t(title),
      description: t(description),
      foods: foods.map((food) => t(food)),
      sources,
    };
  });
}
