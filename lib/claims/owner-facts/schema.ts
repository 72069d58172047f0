import * as z from "zod/mini";
import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/claims/forms.json";
import { readEmail, readFacebook, readInstagram, readPhone, readUrl } from "@/lib/osm/contact";
import {
  OWNER_FACTS,
  OWNER_LINK_NAMES,
  shownField,
  type OwnerFact,
} from "@/lib/restaurants/facts/owner-facts";

const LONGEST = { hours: 1_000, phone: 60, email: 254, page: 500 };

/** A page with https, as a browser writes its address. */
export function readHttpsUrl(text: string) {
  const url = readUrl(text);
  return url?.startsWith("https://") ? url : undefined;
}

type Read = (text: string) => string | undefined;

const READERS: Readonly<
  Record<Exclude<OwnerFact, "hoursText">, readonly [Read, keyof typeof english]>
> = {
  phone: [readPhone, "fault.phone"],
  website: [readUrl, "fault.website"],
  email: [readEmail, "fault.email"],
  instagram: [readInstagram, "fault.instagram"],
  facebook: [readFacebook, "fault.facebook"],
  menuUrl: [readHttpsUrl, "fault.link"],
  bookingUrl: [readHttpsUrl, "fault.link"],
  deliveryUrl: [readHttpsUrl, "fault.link"],
};

type Values = Readonly<Record<OwnerFact, string>> & Readonly<Record<string, unknown>>;

/** The facts that are to be others than the form showed. */
export const changedFacts = (values: Values) =>
  OWNER_FACTS.filter((fact) => values[fact] !== String(values[shownField(fact)] ?? "").trim());

/** The value of a changed fact: null for none; undefined where it cannot be read. Hours are read elsewhere. */
export function ownerFactValue(fact: Exclude<OwnerFact, "hoursText">, value: string) {
  return value === "" ? null : READERS[fact][0](value);
}

/** What an owner says of contact, hours and pages (P14.980). What was not changed is not read: it may be older than these rules. */
export function ownerFactsSchema(t: Translator<keyof typeof english>) {
  const text = (longest: number) =>
    z._default(z.string().check(z.trim(), z.maxLength(longest, t("fault.long"))), "");
  const isReadable = (fact: keyof typeof READERS) =>
    z.refine<Values>(
      (values) =>
        !changedFacts(values).includes(fact) || ownerFactValue(fact, values[fact]) !== undefined,
      { path: [fact], error: t(READERS[fact][1]) },
    );
  return z
    .object({
      restaurantId: z.string().check(z.minLength(1), z.maxLength(200)),
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
      ...(Object.fromEntries(
        OWNER_FACTS.map((fact) => [shownField(fact), text(LONGEST.hours)]),
      ) as Record<ReturnType<typeof shownField<OwnerFact>>, ReturnType<typeof text>>),
    })
    .check(...(Object.keys(READERS) as (keyof typeof READERS)[]).map(isReadable));
}
