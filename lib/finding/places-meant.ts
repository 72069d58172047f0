import "server-only";

import { find } from "@/lib/finding/find";
import { outcomeIn } from "@/lib/finding/suggestion-in";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import type { Location } from "@/lib/location/types";

/**
 * The places that a text may mean instead of restaurants, with their names in a language: the one that it names, else near spellings
 * (P3.15, P3.16). None with the samples alone.
 */
export async function placesMeant(language: Language, text: string): Promise<Location[]> {
  const outcome = await find(text);
  if (!outcome) return [];
  const found = language === DEFAULT_LANGUAGE ? outcome : outcomeIn(language, outcome);
  const meanings = found.kind === "found" ? [found.means] : found.near.map(({ means }) => means);
  return meanings.flatMap(({ location }) => location ?? []);
}
