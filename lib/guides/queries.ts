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
import { personNamed } from "@/lib/people";
import type { Collection } from "@/lib/texts/front-matter";
import { readTextsInTurns, type TextFile } from "@/lib/texts/read-texts";
import { toText } from "@/lib/texts/to-text";

function toGuide(file: TextFile<Collection>): Guide {
  const { slug, title, summary, image } = file;
  return { id: slug, title, description: summary, image, text: toText(file) };
}

/** The food guides, in reading order. */
export async function listFoodGuides(): Promise<GuideArticle[]> {
  return (await readTextsInTurns("veg-food")).map((file) => {
    const guide = toGuide(file);
    return { ...guide, author: personNamed(PEOPLE, file.author), readTime: guide.text.readTime };
  });
}

/** The travel guides, best rated first. */
export async function listTravelGuides(): Promise<TravelGuide[]> {
  return (await readTextsInTurns("travel"))
    .map((file) => {
      const { title, country, highlights, rating } = file;
      return { ...toGuide(file), city: title, country, highlights, rating };
    })
    .toSorted((a, b) => b.rating - a.rating);
}

/** The city guides, the city with most restaurants first. */
export async function listCityGuides(): Promise<CityGuide[]> {
  return (await readTextsInTurns("city"))
    .map((file) => {
      const { title, restaurants, population } = file;
      return { ...toGuide(file), city: title, restaurants, population };
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
export async function listHealthTopics(): Promise<HealthTopic[]> {
  return (await readTextsInTurns("health")).map((file) => ({
    ...toGuide(file),
    sources: file.sources,
  }));
}

/** The key nutritional considerations. */
export async function listNutrients(): Promise<Nutrient[]> {
  return [...NUTRIENTS];
}
