import * as z from "zod/mini";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import { translator } from "@/lib/languages/translator";
import english from "@/lib/messages/en/forms/photo.json";
import { VEGAN_LEVELS } from "@/lib/restaurants/facts/vegan-level";
import { photoChecks, PHOTO_SHAPE } from "@/lib/reviews/photo-fields";

const MESSAGES = {
  name: "Please write the name, in 2 to 100 characters.",
  address: "Please write the address, in 5 to 200 characters.",
  description: "Please describe the place in 10 to 2,000 characters.",
  level: "Please choose one of the levels.",
  long: "Please write at most 300 characters.",
  website: "Please write an address that starts with https:// or http://.",
  email: "Please write a valid email address.",
  latitude: "A latitude is a number between -90 and 90.",
  longitude: "A longitude is a number between -180 and 180.",
  position: "A position needs both numbers.",
};

const text = (shortest: number, longest: number, message: string) =>
  z.string().check(z.trim(), z.minLength(shortest, message), z.maxLength(longest, message));

/** Absent from a form without the field, "" where nothing was typed. */
const optional = (longest: number, isRight: (text: string) => boolean, message: string) =>
  z._default(
    z.string().check(
      z.trim(),
      z.maxLength(longest, MESSAGES.long),
      z.refine((value) => value === "" || isRight(value), message),
    ),
    "",
  );

const anything = () => true;

function isWebAddress(value: string) {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

const isEmail = (value: string) => z.email().safeParse(value).success;

const within = (limit: number) => (value: string) =>
  /^-?\d+(\.\d+)?$/.test(value) && Math.abs(Number(value)) <= limit;

/** A restaurant that a visitor wants to see listed (P14.35): three fields are enough. */
const fieldsSchema = z.object({
  name: text(2, 100, MESSAGES.name),
  address: text(5, 200, MESSAGES.address),
  description: text(10, 2_000, MESSAGES.description),
  veganLevel: optional(
    30,
    (value) => (VEGAN_LEVELS as readonly string[]).includes(value),
    MESSAGES.level,
  ),
  cuisines: optional(300, anything, MESSAGES.long),
  hours: optional(300, anything, MESSAGES.long),
  phone: optional(60, anything, MESSAGES.long),
  website: optional(300, isWebAddress, MESSAGES.website),
  email: optional(254, isEmail, MESSAGES.email),
  lat: optional(20, within(90), MESSAGES.latitude),
  lng: optional(20, within(180), MESSAGES.longitude),
  /** The e-mail address for the decision, of a sender without an account. */
  senderEmail: optional(254, isEmail, MESSAGES.email),
  /** The sender has seen the similar ones. */
  isNew: z.optional(z.string()),
});

const hasWholePosition = z.refine<{ lat: string; lng: string }>(
  ({ lat, lng }) => (lat === "") === (lng === ""),
  { error: MESSAGES.position, path: ["lng"] },
);

export const listingSchema = fieldsSchema.check(hasWholePosition);

/** The same with the photos of its form (P14.324). */
export const listingFormSchema = z
  .extend(fieldsSchema, PHOTO_SHAPE)
  .check(hasWholePosition, ...photoChecks(translator(DEFAULT_LANGUAGE, english)));

export type ListingForm = z.output<typeof listingSchema>;

/** The facts of a listing that are not required. */
const DETAILS = [
  "veganLevel",
  "cuisines",
  "hours",
  "phone",
  "website",
  "email",
  "lat",
  "lng",
] as const satisfies readonly (keyof ListingForm)[];

/** Those of a listing that were not left out. */
export function listingDetails(listing: ListingForm): Record<string, string> {
  return Object.fromEntries(
    DETAILS.flatMap((name) => (listing[name] === "" ? [] : [[name, listing[name]]])),
  );
}
