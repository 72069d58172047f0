import type { Person } from "@/lib/people";
import type { Picture } from "@/lib/picture";

export type GuideArticle = {
  id: string;
  title: string;
  author: Person;
  /** Minutes. */
  readTime: number;
  description: string;
  image: Picture;
  sample: boolean;
};

export type TravelGuide = {
  id: string;
  city: string;
  description: string;
  highlights: string[];
  rating: number;
  image: Picture;
  sample: boolean;
};

export type CityGuide = {
  /** The id of the city in lib/cities. */
  id: string;
  city: string;
  restaurants: number;
  population: string;
  description: string;
  image: Picture;
  sample: boolean;
};

export type Difficulty = "Easy" | "Medium" | "Hard";

export type Recipe = {
  id: string;
  title: string;
  /** Minutes. */
  cookTime: number;
  servings: number;
  difficulty: Difficulty;
  description: string;
  image: Picture;
  sample: boolean;
};

/** The source of a statement about food or health. */
export type Source = { label: string; url: string };

export type HealthTopic = {
  id: string;
  title: string;
  description: string;
  sources: Source[];
  image: Picture;
};

export type Nutrient = {
  id: "b12" | "iron" | "omega3";
  title: string;
  description: string;
  /** What to put on the shopping list or on the plate. */
  foods: string[];
  sources: Source[];
};
