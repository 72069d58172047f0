import type { Language } from "@/lib/languages/languages";
import type { Person } from "@/lib/people";
import type { Picture } from "@/lib/picture";
import type { FrontMatter } from "@/lib/texts/front-matter";
import type { Text } from "@/lib/texts/types";

/** The source of a statement about food or health. */
export type Source = { label: string; url: string };

/** What the pages of all guides show. */
export type Guide = {
  id: string;
  /** In which it is written. */
  language: Language;
  title: string;
  description: string;
  author?: Person;
  image: Picture;
  text: Text;
};

/** Its author is invented. */
export type GuideArticle = Guide & {
  author: Person;
  /** Minutes. */
  readTime: number;
};

/** Its rating is invented; `city` is the name by which the directory knows it. */
export type TravelGuide = Guide & {
  city: string;
  country: string;
  highlights: string[];
  rating: number;
};

/** Its id is that of the city on the Cities screen (lib/places), `city` its name there; its count is invented. */
export type CityGuide = Guide & { city: string; restaurants: number; population: string };

type RecipeFields = FrontMatter<"recipes">;

export type Difficulty = RecipeFields["difficulty"];
export type IngredientGroup = RecipeFields["ingredients"][number];
export type Ingredient = IngredientGroup["items"][number];
export type RecipeStep = RecipeFields["steps"][number];

export type Recipe = Guide & {
  /** Minutes, from the first cut to the table. */
  cookTime: number;
  prepMinutes: number;
  servings: number;
  difficulty: Difficulty;
  allergens: string[];
  ingredients: IngredientGroup[];
  steps: RecipeStep[];
};

/** One of the four topics of the health guide. */
export type HealthTopic = Guide & { sources: Source[] };

/** One column of the key nutritional considerations. */
export type Nutrient = {
  id: "b12" | "iron" | "omega3";
  title: string;
  description: string;
  /** What to put on the shopping list or on the plate. */
  foods: string[];
  sources: Source[];
};
