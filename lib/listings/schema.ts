import * as z from "zod/mini";
import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/forms/listing.json";
import type ofPhotos from "@/lib/messages/en/forms/photo.json";
import { VEGAN_LEVELS } from "@/lib/restaurants/facts/vegan-level";
import { photoChecks, PHOTO_SHAPE } from "@/lib/reviews/photo-fields";

type ListingTexts = Translator<keyof typeof english>;

const text = (shortest: number, longest: number, message: string) =>
  z.string().check(z.trim(), z.minLength(shortest, message), z.maxLength(longest, message));

type Optional = { longest: number; fault: string; isRight?: (text: string) => boolean };

/** Absent from a form without the field, "" where nothing was typed. */
const optional = (t: ListingTexts, { longest, fault, isRight = () => true }: Optional) =>
  z._default(
    z.string().check(
      z.trim(),
      z.maxLength(longest, t("fault.long")),
      z.refine((value) => value === "" || isRight(value), fault),
    ),
    "",
  );

function isWebAddress(value: string) {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

const isLevel = (value: string) => (VEGAN_LEVELS as readonly string[]).includes(value);

const isEmail = (value: string) => z.email().safeParse(value).success;

const within = (limit: number) => (value: string) =>
  /^-?\d+(\.\d+)?$/.test(value) && Math.abs(Number(value)) <= limit;

/** A restaurant that a visitor wants to see listed (P14.35): three fields are enough. */
function fieldsSchema(t: ListingTexts) {
  const short = (longest: number) => optional(t, { longest, fault: t("fault.long") });
  const email = optional(t, { longest: 254, fault: t("fault.email"), isRight: isEmail });
  return z.object({
    name: text(2, 100, t("fault.name")),
    address: text(5, 200, t("fault.address")),
    description: text(10, 2_000, t("fault.description")),
    veganLevel: optional(t, { longest: 30, fault: t("fault.level"), isRight: isLevel }),
    cuisines: short(300),
    hours: short(300),
    phone: short(60),
    website: optional(t, { longest: 300, fault: t("fault.website"), isRight: isWebAddress }),
    email,
    lat: optional(t, { longest: 20, fault: t("fault.latitude"), isRight: within(90) }),
    lng: optional(t, { longest: 20, fault: t("fault.longitude"), isRight: within(180) }),
    /** The e-mail address for the decision, of a sender without an account. */
    senderEmail: email,
    /** The sender has seen the similar ones. */
    isNew: z.optional(z.string()),
  });
}

const hasWholePosition = (t: ListingTexts) =>
  z.refine<{ lat: string; lng: string }>(({ lat, lng }) => (lat === "") === (lng === ""), {
    error: t("fault.position"),
    path: ["lng"],
  });

export const listingSchema = (t: ListingTexts) => fieldsSchema(t).check(hasWholePosition(t));

/** The same with the photos of its form (P14.324). */
export const listingFormSchema = (t: ListingTexts, photoTexts: Translator<keyof typeof ofPhotos>) =>
  z.extend(fieldsSchema(t), PHOTO_SHAPE).check(hasWholePosition(t), ...photoChecks(photoTexts));

export type ListingForm = z.output<ReturnType<typeof listingSchema>>;

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
