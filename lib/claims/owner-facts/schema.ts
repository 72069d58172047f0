import * as z from "zod/mini";
import { readEmail, readFacebook, readInstagram, readPhone, readUrl } from "@/lib/osm/contact";
import {
  OWNER_FACTS,
  OWNER_LINK_NAMES,
  shownField,
  type OwnerFact,
} from "@/lib/restaurants/facts/owner-facts";

const LONGEST = { hours: 1_000, phone: 60, email: 254, page: 500 };

const MESSAGES = {
  long: "This is too long.",
  phone: "This is not a telephone number.",
  website: "This is not the address of a website.",
  email: "This is not an email address.",
  instagram: "This is neither a page nor a name of Instagram.",
  facebook: "This is neither a page nor a name of Facebook.",
  link: "Please write an address that starts with https://.",
};

/** A page with https, as a browser writes its address. */
export function readHttpsUrl(text: string) {
  const url = readUrl(text);
  return url?.startsWith("https://") ? url : undefined;
}

type Read = (text: string) => string | undefined;

const READERS: Readonly<Record<Exclude<OwnerFact, "hoursText">, readonly [Read, string]>> = {
  phone: [readPhone, MESSAGES.phone],
  website: [readUrl, MESSAGES.website],
  email: [readEmail, MESSAGES.email],
  instagram: [readInstagram, MESSAGES.instagram],
  facebook: [readFacebook, MESSAGES.facebook],
  menuUrl: [readHttpsUrl, MESSAGES.link],
  bookingUrl: [readHttpsUrl, MESSAGES.link],
  deliveryUrl: [readHttpsUrl, MESSAGES.link],
};

const text = (longest: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(longest, MESSAGES.long)), "");

const SHAPE = {
  hoursText: text(LONGEST.hours),
  phone: text(LONGEST.phone),
  website: text(LONGEST.page),
  email: text(LONGEST.email),
  instagram: text(LONGEST.page),
  facebook: text(LONGEST.page),
  ...(Object.fromEntries(OWNER_LINK_NAMES.map((name) => [name, text(LONGEST.page)])) as Record<
    (typeof OWNER_LINK_NAMES)[number],
    ReturnType<typeof text>
  >),
};

type Values = Readonly<Record<OwnerFact, string>> & Readonly<Record<string, unknown>>;

/** The facts that are to be others than the form showed. */
export const changedFacts = (values: Values) =>
  OWNER_FACTS.filter((fact) => values[fact] !== String(values[shownField(fact)] ?? "").trim());

/** The value of a changed fact: null for none; undefined where it cannot be read. Hours are read elsewhere. */
export function ownerFactValue(fact: Exclude<OwnerFact, "hoursText">, value: string) {
  return value === "" ? null : READERS[fact][0](value);
}

const isReadable = (fact: keyof typeof READERS) =>
  z.refine<Values>(
    (values) =>
      !changedFacts(values).includes(fact) || ownerFactValue(fact, values[fact]) !== undefined,
    { path: [fact], error: READERS[fact][1] },
  );

/** What an owner says of contact, hours and pages (P14.980). What was not changed is not read: it may be older than these rules. */
export const ownerFactsSchema = z
  .object({
    restaurantId: z.string().check(z.minLength(1), z.maxLength(200)),
    ...SHAPE,
    ...(Object.fromEntries(
      OWNER_FACTS.map((fact) => [shownField(fact), text(LONGEST.hours)]),
    ) as Record<ReturnType<typeof shownField<OwnerFact>>, ReturnType<typeof text>>),
  })
  .check(...(Object.keys(READERS) as (keyof typeof READERS)[]).map(isReadable));
