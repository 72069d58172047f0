import { capitalize } from "@/lib/strings/capitalize";
import { addressIn, cityOfPostcode, locate } from "@/lib/finding/locate";
import type { Sources } from "@/lib/finding/sources";
import { addressSuggestion, citySuggestion } from "@/lib/finding/suggestion-of";
import { displayCountry } from "@/lib/gazetteer/country-names";
import { readLocationPhrase } from "@/lib/search/location-phrase";
import { readTerms } from "@/lib/search/terms";
import type { Suggestion } from "@/lib/search/suggestion";
import { placeInSentence } from "@/lib/languages/place-in-sentence";

/** A place of this size is meant by its own name, though that is food, too: Hong Kong. */
const LARGE_POPULATION = 100_000;

function nearMe(food: string): Suggestion {
  const name = `${food ? capitalize(food) : "Restaurants"} near me`;
  return { group: "food", name, detail: "", note: "", means: { text: food } };
}

/** Whether a text of food words is rather the name of a country or a large city. */
function isLargePlace(text: string, { places }: Sources) {
  const match = places.wholeText(text);
  if (!match || match.alias) return false;
  const { geonameId, name, country, population } = match.place;
  return geonameId ? population >= LARGE_POPULATION : name === displayCountry(country);
}

/** A text of nothing but food words: "thai", "vegan brunch", "terrace" (P4.16), or of words that say nothing: "restaurants". */
function readFoodAlone(text: string, sources: Sources): Suggestion | undefined {
  const terms = readLocationPhrase(text).length > 0 ? undefined : readTerms(text.split(/\s+/));
  if (!terms || isLargePlace(text, sources)) return undefined;
  const place = terms.length === 0 ? sources.places.wholeText(text) : undefined;
  return place && !place.alias ? undefined : nearMe(terms.join(" "));
}

function locateAnywhere(where: string, sources: Sources): Suggestion | undefined {
  const known = locate(where, sources);
  if (known) return known;
  const address = addressIn(where, sources);
  if (address) return addressSuggestion(address);
  const city = cityOfPostcode(where, sources);
  return city && citySuggestion(city.match, sources.directory);
}

/** Food at a place; `where`: how the place was typed, where it was. */
export function foodAt(food: string, place: Suggestion, where?: string): Suggestion {
  const { location } = place.means;
  return {
    group: "food",
    name: `${food ? capitalize(food) : "Restaurants"} in ${placeInSentence(place.name)}`,
    detail: place.detail,
    note: "",
    means: {
      ...(location && { location: { ...location, ...(where && { name: where }) } }),
      text: food,
    },
  };
}

/** Food at a place: "ramen in Brooklyn", "vegan pizza berlin". */
function readFoodAt(text: string, sources: Sources): Suggestion | undefined {
  for (const { text: food, where } of readLocationPhrase(text)) {
    if (where === undefined) return nearMe(food);
    const place = locateAnywhere(where, sources);
    if (place) return foodAt(food, place, where);
  }
  return undefined;
}

/**
 * What a text means as food at a place or near the visitor (P4.16). `isFirst`: it is food rather than a place, whose name may be the
 * same.
 */
export function readFood(text: string, sources: Sources) {
  const alone = readFoodAlone(text, sources);
  if (alone) return { food: alone, isFirst: true };
  const food = readFoodAt(text, sources);
  if (!food) return undefined;
  // "curry berlin", where a village near Berlin is called so.
  const isDistrict = sources.places.wholeText(text)?.inCity === true;
  const isFirst = !locate(text, sources) || (isDistrict && food.means.text !== "");
  return { food, isFirst };
}
