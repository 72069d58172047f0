import { readCoordinate, readFacts, type FactName } from "@/lib/desk/facts";
import type { Coordinates } from "@/lib/location/types";

/** The facts of a listing that the desk can change before it publishes them, as columns of a restaurant. */
export const LISTING_FACTS = [
  "name",
  "address",
  "description",
  "veganLevel",
  "cuisine",
  "hoursText",
  "phone",
  "website",
  "email",
] as const satisfies readonly FactName[];

export type ListingFacts = Record<(typeof LISTING_FACTS)[number], string>;

type Listing = {
  name: string;
  address: string;
  description: string;
  details: Readonly<Record<string, string>>;
};

/** What a listing says, by column; "" for what it does not. Its form has names of its own for two. */
export function listingFacts({ name, address, description, details }: Listing): ListingFacts {
  const {
    cuisines = "",
    hours = "",
    veganLevel = "",
    phone = "",
    website = "",
    email = "",
  } = details;
  return {
    name,
    address,
    description,
    veganLevel,
    cuisine: cuisines,
    hoursText: hours,
    phone,
    website,
    email,
  };
}

/** Facts as they are written to a restaurant, or what is wrong with them, by field. */
export function readListingFacts(facts: ListingFacts) {
  const read = readFacts(facts);
  const errors = LISTING_FACTS.flatMap((field) =>
    facts[field] && !(field in read) ? [[field, "This cannot be read."] as const] : [],
  );
  return errors.length > 0
    ? { errors: Object.fromEntries(errors) }
    : { facts: { ...read, name: facts.name } };
}

/** What the desk wrote otherwise than it was sent. */
export function changedFacts(sent: ListingFacts, published: ListingFacts) {
  const changed = LISTING_FACTS.filter((field) => sent[field].trim() !== published[field]);
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map((field) => [field, published[field]]));
}

/** The position of a listing, as it was sent. */
export function listingPosition({ details }: Pick<Listing, "details">): Coordinates | undefined {
  const lat = readCoordinate(details, ["lat", "latitude"], 90);
  const lng = readCoordinate(details, ["lng", "lon", "longitude"], 180);
  return lat !== undefined && lng !== undefined
    ? { lat: Number(lat), lng: Number(lng) }
    : undefined;
}
