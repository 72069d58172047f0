import { NOT_KNOWN } from "@/lib/desk/not-known";
import { readPosition } from "@/lib/map/set-position";
import { readEmail, readFacebook, readInstagram, readPhone, readUrl } from "@/lib/osm/contact";
import { FACT_CHOICES } from "@/lib/restaurants/facts/fact-choices";
import { DIETARY_OPTIONS, FEATURES } from "@/lib/restaurants/filters/filter-options";
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

type Fact = { label: string; read: (text: string) => unknown };

/** The facts that the desk takes from a listing or correction, by column, and how each is read (P14.76). */
const FACTS = {
  name: { label: "Name", read: anyText },
  latinName: { label: "Name in Latin letters", read: anyText },
  description: { label: "Description", read: anyText },
  address: { label: "Address", read: anyText },
  postcode: { label: "Postcode", read: anyText },
  phone: { label: "Phone", read: readPhone },
  website: { label: "Website", read: readUrl },
  email: { label: "Email", read: readEmail },
  instagram: { label: "Instagram", read: readInstagram },
  facebook: { label: "Facebook", read: readFacebook },
  veganLevel: { label: "How vegan", read: oneOf(FACT_CHOICES.veganLevel) },
  kind: { label: "Kind", read: oneOf(FACT_CHOICES.kind) },
  cuisine: {
    label: "Cuisine",
    read: (text: string) =>
      text
        .split(/[,;]/)
        .map((part) => part.trim())
        .filter(Boolean),
  },
  priceRange: {
    label: "Price",
    read: (text: string) => (/^[1-4]$/.test(text) ? Number(text) : undefined),
  },
  hoursText: { label: "Opening hours", read: anyText },
  wheelchair: { label: "Wheelchair", read: oneOf(FACT_CHOICES.wheelchair) },
  features: { label: "Features", read: listOf(FEATURES) },
  dietaryOptions: { label: "Dietary options", read: listOf(DIETARY_OPTIONS) },
} as const satisfies Partial<Record<keyof Restaurant | SocialNetwork, Fact>>;

export type FactName = keyof typeof FACTS;

export type FactValues = Partial<Pick<Restaurant, Exclude<FactName, SocialNetwork>>> &
  Partial<Record<SocialNetwork, string>>;

/** A position is sent as one fact, and kept in two columns. */
export const POSITION = "position";

/** A city is sent by its name, and found among those near the restaurant. */
export const CITY = "city";

const OTHER_LABELS: Readonly<Record<string, string>> = {
  [POSITION]: "Position",
  lat: "Latitude",
  lng: "Longitude",
  [CITY]: "City",
  cityId: "Page of the city",
  country: "Country",
  countryCode: "Country code",
  timeZone: "Time zone",
  closure: "Closed",
  featured: "Featured",
  socialMedia: "Social media",
  status: "State",
};

export const isFactName = (name: string): name is FactName => Object.hasOwn(FACTS, name);

/** What a fact is called: "How vegan"; its own name for one that the desk does not know. */
export function factLabel(name: string) {
  return isFactName(name) ? FACTS[name].label : (OTHER_LABELS[name] ?? name);
}

/** A fact as text: "Not known" where there is none. */
export function factText(value: unknown) {
  const text = Array.isArray(value) ? value.join(", ") : String(value ?? "");
  return text || NOT_KNOWN;
}

/** The sent facts that can be accepted unchanged. */
export function readFacts(facts: Readonly<Record<string, string>>): FactValues {
  const read = Object.entries(facts).flatMap(([name, text]) => {
    const value = isFactName(name) && text.trim() ? FACTS[name].read(text.trim()) : undefined;
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
