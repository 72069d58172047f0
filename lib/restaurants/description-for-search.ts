import { capitalize } from "@/lib/strings/capitalize";
import { shorten } from "@/lib/metadata";
import { cuisineAdjective, dishWords, foodWords } from "@/lib/restaurants/facts/cuisine-words";
import type {
  DayHours,
  OpenInterval,
  Restaurant,
  Weekday,
  WeekHours,
} from "@/lib/restaurants/types";
import type { VenueKind } from "@/lib/restaurants/facts/venue-kind";
import { weekdayName } from "@/lib/restaurants/hours/weekday-names";
import { nameApart } from "@/lib/restaurants/names/name-apart";
import { placeLine, streetLine } from "@/lib/restaurants/names/place-line";
import { placeInSentence } from "@/lib/languages/place-in-sentence";

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

/** "restaurant", "ice cream shop". */
export function kindNoun({ kind }: Pick<Restaurant, "kind">) {
  return (kind && (KIND_NOUNS[kind] ?? kind)) ?? "restaurant";
}

/** "vegan-friendly Vietnamese restaurant", "cafe with a few vegan dishes". */
export function kindPhrase(restaurant: Restaurant, adjectives: string[] = []) {
  const { veganLevel, sample } = restaurant;
  const what = [listWords(adjectives), kindNoun(restaurant)].filter(Boolean).join(" ");
  if (veganLevel === "few vegan options") return `${what} with a few vegan dishes`;
  if (veganLevel === "vegan options") return `vegan-friendly ${what}`;
  if (veganLevel === "vegetarian") return `vegetarian ${what}`;
  return veganLevel === "vegan" || sample ? `vegan ${what}` : what;
}

/** When the hours of a day end; undefined on a day that is closed, or of which that is not known. */
function lastHours(day: DayHours | OpenInterval[] | undefined) {
  if (!Array.isArray(day)) return day?.closed ? undefined : day;
  const isKnown = day.every(({ state }) => !state);
  return isKnown ? day.at(-1) : undefined;
}

/** "open until 22:00 on Fridays", "open from 18:00 on Fridays" where no end is said; undefined where these days' hours are not known. */
function closingPhrase(hours: WeekHours) {
  // In another season the sun sets at another time.
  if (hours.reading?.includes("sun")) return undefined;
  for (const day of DAYS) {
    const last: OpenInterval | undefined = lastHours(hours[day]);
    if (!last?.close) continue;
    const { open, close, openEnd } = last;
    const days = `on ${weekdayName(day)}s`;
    if (openEnd)
      return `open ${close === "24:00" ? `from ${open}` : `until ${close} or later`} ${days}`;
    if (open === "00:00" && close === "24:00") return `open around the clock ${days}`;
    return `open until ${/^(?:24|00):00$/.test(close) ? "midnight" : close} ${days}`;
  }
  return undefined;
}

/** Features that the kind says already. */
const OF_KIND: Partial<Record<VenueKind, string>> = { bar: "bar", pub: "bar" };

function details({ kind, cuisine, features, wheelchair, hours }: Restaurant) {
  const served = (wordsOf: typeof dishWords) => {
    const words = [...new Set(cuisine.flatMap((name) => wordsOf(name) ?? []))];
    // "Italian pizza" says "pizza".
    const said = words.filter((word) => !words.some((other) => other.endsWith(` ${word}`)));
    return said.slice(0, MAX_CUISINES);
  };
  const dishes = served(dishWords);
  const food = dishes.length > 0 ? dishes : served(foodWords);
  return [
    ...(food.length > 0 ? [listWords(food)] : []),
    ...(hours ? [closingPhrase(hours)] : []),
    ...features.filter((name) => !kind || name !== OF_KIND[kind]).slice(0, MAX_FEATURES),
    ...(wheelchair === "yes" ? ["step-free"] : []),
  ].filter((detail) => detail !== undefined);
}

/** "at Lindenweg 19, Berlin", "in Kreuzberg, Berlin", "in Berlin". */
export function placePhrase(restaurant: Restaurant) {
  const { city, district } = restaurant;
  const street = streetLine(restaurant);
  if (street) return `at ${placeLine(street, city)}`;
  return `in ${district && district !== city ? placeLine(district, city) : placeInSentence(city)}`;
}

/**
 * What search engines show of a restaurant: 50 to 160 letters that a person could have written, of facts that are on its page, unlike
 * those of other restaurants (P14.737).
 */
export function restaurantDescription(restaurant: Restaurant) {
  const { cuisine, description = "", sample } = restaurant;
  const [firstSentence = ""] = description.match(/^.*?[.!?](?=\s|$)/) ?? [description];
  const adjectives = new Set(cuisine.flatMap((name) => cuisineAdjective(name) ?? []));
  const cuisines = [...adjectives].slice(0, MAX_CUISINES);
  const what = `${kindPhrase(restaurant, cuisines)} ${placePhrase(restaurant)}`;
  const lead = sample ? capitalize(what) : `${nameApart(restaurant)}, ${what}`;
  if (firstSentence) return shorten(`${lead}. ${firstSentence}`);
  const facts = details(restaurant).join(", ");
  const text = facts ? `${lead}: ${facts}.` : `${lead}.`;
  return shorten(text.length < MIN_LETTERS ? `${text} With a map and the places nearby.` : text);
}
