import "server-only";

import { CITY_GUIDES } from "@/data/city-guides";
import { FOOD_GUIDES } from "@/data/food-guides";
import { HEALTH_TOPICS, NUTRIENTS } from "@/data/health";
import { RECIPES } from "@/data/recipes";
import { TRAVEL_GUIDES } from "@/data/travel-guides";
import type {
  CityGuide,
  GuideArticle,
  HealthTopic,
  Nutrient,
  Recipe,
  TravelGuide,
} from "@/lib/guides/types";

/** The food guides, in reading order. */
export async function listFoodGuides(): Promise<GuideArticle[]> {
  return [...FOOD_GUIDES];
}

/** The travel guides, best rated first. */
export async function listTravelGuides(): Promise<TravelGuide[]> {
  return TRAVEL_GUIDES.toSorted((a, b) => b.rating - a.rating);
}

/** The city guides, the city with most restaurants first. */
export async function listCityGuides(): Promise<CityGuide[]> {
  return CITY_GUIDES.toSorted((a, b) => b.restaurants - a.restaurants);
}

/** The recipes. */
export async function listRecipes(): Promise<Recipe[]> {
  return [...RECIPES];
}

/** The topic cards of the health guide. */
export async function listHealthTopics(): Promise<HealthTopic[]> {
  return [...HEALTH_TOPICS];
}

/** The key nutritional considerations. */
export async function listNutrients(): Promise<Nutrient[]> {
  return [...NUTRIENTS];
}
