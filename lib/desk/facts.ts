import { NOT_KNOWN } from "@/lib/desk/not-known";
import { readPosition } from "@/lib/map/set-position";
import { readEmail, readFacebook, readInstagram, readPhone, readUrl } from "@/lib/osm/contact";
import { cuisineName } from "@/lib/osm/cuisines";
import { tagValues } from "@/lib/osm/tag-values";
import { RESTAURANT_FACTS } from "@/lib/restaurants/facts/fact-table";
import {
  choicesOf,
  isChoiceFact,
  isListFact,
  isRestaurantFact,
  type DeskFact,
  type RestaurantFact,
} from "@/lib/restaurants/facts/restaurant-facts";
import { OWNER_LINKS } from "@/lib/restaurants/facts/owner-facts";
import type { SocialNetwork } from "@/lib/restaurants/facts/social-networks";
import type { Restaurant } from "@/lib/restaurants/types";

const LONGEST = 1_000;

const oneOf = (values: readonly string[]) => (text: string) =>
  values.find((value) => value === text.toLowerCase());

/** What a form sends for a list that is to be empty: an empty field says that nothing changes. */
export const NO_VALUES = "none";

const listOf = (known: readonly string[]) => (text: string) => {
  if (text === NO_VALUES) return [];
  const parts = text.split(",").flatMap((part) => part.trim().toLowerCase() || []);
  return parts.every((part) => known.includes(part)) ? parts : undefined;
};

const anyText = (text: string) => (text.length <= LONGEST ? text : undefined);

type Reader = (text: string) => unknown;

/** How facts are read that are more than a text, a choice or a list. */
const READERS: Readonly<Partial<Record<RestaurantFact, Reader>>> = {
  phone: readPhone,
  website: readUrl,
  email: readEmail,
  instagram: readInstagram,
  facebook: readFacebook,
  cuisine: (text) => [...new Set(tagValues(text).map(cuisineName))],
  priceRange: (text) => (/^[1-4]$/.test(text) ? Number(text) : undefined),
};

/** How a fact is read from what was sent (P14.76). */
function readerOf(name: FactName): Reader {
  const reader = READERS[name];
  if (reader) return reader;
  if (isChoiceFact(name)) return oneOf(choicesOf(name).map(({ value }) => value));
  return isListFact(name) ? listOf(RESTAURANT_FACTS[name].values) : anyText;
}

/** The facts that the desk takes from a listing or correction as they were sent. */
export type FactName = DeskFact;

export type FactValues = Partial<Pick<Restaurant, Exclude<FactName, SocialNetwork>>> &
  Partial<Record<SocialNetwork, string>>;

/** A position is sent as one fact, and kept in two columns. */
export const POSITION = "position";

/** A city is sent by its name, and found among those near the restaurant. */
export const CITY = "city";

const OTHER_LABELS: Readonly<Record<string, string>> = {
  lat: "Latitude",
  lng: "Longitude",
  cityId: "Page of the city",
  district: "District",
  country: "Country",
  countryCode: "Country code",
  timeZone: "Time zone",
  closedDates: "Closed on these days",
  closure: "Closed",
  featured: "Featured",
  socialMedia: "Social media",
  status: "State",
  ...OWNER_LINKS,
};

export const isFactName = (name: string): name is FactName =>
  isRestaurantFact(name) && name !== POSITION && name !== CITY;

/** What a fact is called: "How vegan"; its own name for one that the desk does not know. */
export function factLabel(name: string) {
  return isRestaurantFact(name) ? RESTAURANT_FACTS[name].label : (OTHER_LABELS[name] ?? name);
}

/** A fact as text: "Not known" where there is none. */
export function factText(value: unknown) {
  const text = Array.isArray(value) ? value.join(", ") : String(value ?? "");
  return text || NOT_KNOWN;
}

/** The sent facts that can be accepted unchanged. */
export function readFacts(facts: Readonly<Record<string, string>>): FactValues {
  const read = Object.entries(facts).flatMap(([name, text]) => {
    const value = isFactName(name) && text.trim() ? readerOf(name)(text.trim()) : undefined;
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(read) as FactValues;
}

/** The position among the sent facts: "52.52, 13.405". */
export function readPositionFact(facts: Readonly<Record<string, string>>) {
  const [lat = "", lng = ""] = (facts[POSITION] ?? "").split(",");
  return readPosition(lat, lng);
}

/** A coordinate among what was sent with a listing, under one of its usual names. */
export function readCoordinate(
  details: Readonly<Record<string, string>>,
  names: readonly string[],
  most: number,
) {
  const texts = names.flatMap((name) => details[name]?.trim() || []);
  return texts.find((text) => Math.abs(Number(text)) <= most);
}
