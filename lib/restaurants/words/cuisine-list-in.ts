import "server-only";

import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { cuisineWordsOf, factWordsIn } from "@/lib/restaurants/words/fact-words-in";

/** Chinese has commas of its own. */
const partsOf = (cuisines: string) =>
  cuisines.split(/[,;、，；]/).flatMap((part) => part.trim() || []);

/** Cuisines that a form sends, "Thailändisch, Nudeln", as restaurants have them: "Thai, Nudeln". Words that no cuisine has stay. */
export function cuisinesInEnglish(language: Language, cuisines: string) {
  if (language === DEFAULT_LANGUAGE) return cuisines;
  const names = new Map<string, string>();
  for (const [name, word] of Object.entries(cuisineWordsOf(language)))
    if (!names.has(word.toLowerCase())) names.set(word.toLowerCase(), name);
  return partsOf(cuisines)
    .map((part) => names.get(part.toLowerCase()) ?? part)
    .join(", ");
}

/** Cuisines that restaurants have, "Thai, Nudeln", as a form in a language shows them: "Thailändisch, Nudeln". */
export function cuisinesIn(language: Language, cuisines: string) {
  if (language === DEFAULT_LANGUAGE) return cuisines;
  const words = factWordsIn(language);
  return partsOf(cuisines)
    .map((part) => words("cuisine", part))
    .join(", ");
}
