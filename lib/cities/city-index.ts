import { fetchJson } from "@/lib/browser/stored-files";
import type { Language } from "@/lib/languages/languages";

/** A city with real restaurants; `id` is the slug of its page. */
export type IndexedCity = {
  id: string;
  name: string;
  country: string;
  count: number;
  lat: number;
  lng: number;
  /** In the languages that have another name for it. */
  names?: Partial<Record<Language, string>> | undefined;
};

/** A city as a language calls it. */
export const indexedNameIn = (language: Language, { name, names }: IndexedCity) =>
  names?.[language] ?? name;

/** The URL of the list of all cities, those with most restaurants first. */
export const CITY_INDEX_PATH = "/restaurants/cities.json";

let index: Promise<IndexedCity[]> | undefined;

/** Every city with real restaurants, fetched once. Rejects when it cannot be fetched. */
export function readCityIndex() {
  index ??= fetchJson(CITY_INDEX_PATH) as Promise<IndexedCity[]>;
  index.catch(() => (index = undefined));
  return index;
}
