import { capitalize } from "@/lib/strings/capitalize";
import type { Sources } from "@/lib/finding/sources";
import { citySuggestion, addressSuggestion } from "@/lib/finding/suggestion-of";
import { readLocationPhrase } from "@/lib/search/location-phrase";
import { readTerms } from "@/lib/search/terms";
import type { Suggestion } from "@/lib/search/suggestion";
import { placeInSentence } from "@/lib/languages/place-in-sentence";

function nearMe(food: string): Suggestion {
  const name = `${food ? capitalize(food) : "Restaurants"} near me`;
  return { group: "food", name, detail: "", note: "", means: { text: food } };
}

/** The place that a whole text names, by the gazetteer or else by the addresses of the directory. */
export function placeNamed(text: string, { places, directory }: Sources): Suggestion | undefined {
  const match = places.wholeText(text);
  if (match) return citySuggestion(match, directory);
  const address = directory.addresses.named(text);
  return address && addressSuggestion(address);
}

/** What a text means as food at a place or near the visitor (P4.16): "ramen in Brooklyn", "breakfast near me". */
export function readFood(text: string, sources: Sources): Suggestion | undefined {
  const terms = readTerms(text.split(/\s+/));
  if (terms && terms.length > 0) return nearMe(terms.join(" "));
  for (const { text: food, where } of readLocationPhrase(text)) {
    if (where === undefined) return nearMe(food);
    const place = placeNamed(where, sources);
    if (!place) continue;
    const { location } = place.means;
    return {
      group: "food",
      name: `${food ? capitalize(food) : "Restaurants"} in ${placeInSentence(place.name)}`,
      detail: place.detail,
      note: "",
      means: { ...(location && { location: { ...location, name: where } }), text: food },
    };
  }
  return undefined;
}
