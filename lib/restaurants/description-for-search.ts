import { capitalize } from "@/lib/strings/capitalize";
import { shorten } from "@/lib/metadata";
import { bothNames } from "@/lib/restaurants/names/both-names";
import { isCuisineAdjective } from "@/lib/restaurants/facts/cuisine-words";
import type { Restaurant, Weekday, WeekHours } from "@/lib/restaurants/types";
import type { VenueKind } from "@/lib/restaurants/facts/venue-kind";
import { weekdayName } from "@/lib/restaurants/hours/status-phrase";
import { placeLine, streetLine } from "@/lib/restaurants/names/place-line";

/** Search engines ignore shorter descriptions. */
const MIN_LETTERS = 50;
const MAX_CUISINES = 2;
const MAX_FEATURES = 3;

/** The evening that most people plan for comes first. */
const DAYS: readonly Weekday[] = ["friday", "saturday", "thursday", "sunday"];

const KIND_NOUNS: Partial<Record<VenueKind, string>> = {
  "fast food": "fast-food place",
  "ice cream": "ice cream shop",
  confectionery: "confectionery",
  shop: "food shop",
};

function listWords(words: readonly string[]) {
  return new Intl.ListFormat("en").format(words);
}

/** "vegan-friendly Vietnamese restaurant", "cafe with a few vegan dishes". */
export function kindPhrase({ kind, veganLevel, sample }: Restaurant, adjectives: string[] = []) {
  const noun = (kind && (KIND_NOUNS[kind] ?? kind)) ?? "restaurant";
  const what = [listWords(adjectives), noun].filter(Boolean).join(" ");
  if (veganLevel === "few vegan options") return `${what} with a few vegan dishes`;
  if (veganLevel === "vegan options") return `vegan-friendly ${what}`;
  if (veganLevel === "vegetarian") return `vegetarian ${what}`;
  return veganLevel === "vegan" || sample ? `vegan ${what}` : what;
}

/** "open until 22:00 on Fridays"; undefined where the hours of these days are not known. */
function closingPhrase(hours: WeekHours) {
  for (const day of DAYS) {
    const entry = hours[day];
    const last = Array.isArray(entry) ? entry.at(-1) : entry;
    if (!last?.close || ("closed" in last && last.closed)) continue;
    if (last.open === "00:00" && last.close === "24:00") return "open around the clock";
    const time = /^(?:24|00):00$/.test(last.close) ? "midnight" : last.close;
    return `open until ${time} on ${weekdayName(day)}s`;
  }
  return undefined;
}

function details({ cuisine, features, wheelchair, hours }: Restaurant) {
  const dishes = cuisine.filter((name) => !isCuisineAdjective(name)).slice(0, MAX_CUISINES);
  return [
    ...(dishes.length > 0 ? [listWords(dishes.map((dish) => dish.toLowerCase()))] : []),
    ...(hours ? [closingPhrase(hours)] : []),
    ...features.slice(0, MAX_FEATURES),
    ...(wheelchair === "yes" ? ["step-free"] : []),
  ].filter((detail) => detail !== undefined);
}

function placePhrase(restaurant: Restaurant) {
  const street = streetLine(restaurant);
  return street ? `at ${placeLine(street, restaurant.city)}` : `in ${restaurant.city}`;
}

/**
 * What search engines show of a restaurant: 50 to 160 letters that a person could have written, of facts that are on its page. With
 * an address it is unlike those of other branches; without one it begins with the name.
 */
export function restaurantDescription(restaurant: Restaurant) {
  const { address, cuisine, description = "" } = restaurant;
  const [firstSentence = ""] = description.match(/^.*?[.!?](?=\s|$)/) ?? [description];
  const adjectives = cuisine.filter(isCuisineAdjective).slice(0, MAX_CUISINES);
  const what = `${kindPhrase(restaurant, adjectives)} ${placePhrase(restaurant)}`;
  const lead = address ? capitalize(what) : `${bothNames(restaurant)}, ${what}`;
  if (firstSentence) return shorten(`${lead}. ${firstSentence}`);
  const facts = details(restaurant).join(", ");
  const text = facts ? `${lead}: ${facts}.` : `${lead}.`;
  return shorten(text.length < MIN_LETTERS ? `${text} With a map and the places nearby.` : text);
}
