import * as z from "zod/mini";
import { coordinateText } from "@/lib/desk/schema";
import { DESK_FACTS, longestOf, type DeskFact } from "@/lib/restaurants/facts/restaurant-facts";
import { MAX_DESCRIPTION } from "@/lib/reviews/photo-fields";

const MESSAGES = {
  name: "Please write the name, in 1 to 200 characters.",
  long: "That is too long.",
  latitude: "Please enter a latitude from -90 to 90, as in 52.52.",
  longitude: "Please enter a longitude from -180 to 180, as in 13.405.",
  target: "Please enter the id of the other restaurant, as in the address of its page.",
  confirmed: "Please tick the box: you have looked at both.",
  element: "Please choose an element.",
  file: "Please choose a photo.",
  shown: "Please say in 3 to 150 characters what is in the photo.",
  reason: "Please choose a reason or write one.",
};

const isChosen = (value: unknown) => value instanceof File && value.size > 0;

const id = z.string().check(z.regex(/^[\w-]{1,140}$/));

const text = (longest: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(longest, MESSAGES.long)), "");

/** The fields of a restaurant's form, as texts. */
const facts = {
  ...(Object.fromEntries(DESK_FACTS.map((fact) => [fact, text(longestOf(fact))])) as Record<
    Exclude<DeskFact, "name">,
    ReturnType<typeof text>
  >),
  name: z
    .string(MESSAGES.name)
    .check(z.trim(), z.minLength(1, MESSAGES.name), z.maxLength(200, MESSAGES.name)),
  cityId: text(140),
  lat: coordinateText(90, MESSAGES.latitude),
  lng: coordinateText(180, MESSAGES.longitude),
};

/** A restaurant's facts as the desk writes them (P14.100). */
export const venueSchema = z.object({
  id,
  /** The instant of the record that was edited. */
  version: z.string().check(z.regex(/^\d{4}-[\dT:.-]+Z$/)),
  ...facts,
});

export type VenueValues = z.output<typeof venueSchema>;
export type VenueField = keyof typeof facts;

/** Whether a restaurant is open (P14.101), or featured. */
export const stateSchema = z.object({
  id,
  version: z.string(),
  state: z.enum(["closed", "open", "featured", "plain"]),
  reason: text(1_000),
});

/** One restaurant that is another one (P14.102). */
export const mergeSchema = z.object({
  id,
  target: z.string(MESSAGES.target).check(z.trim(), z.regex(/^[\w-]{1,140}$/, MESSAGES.target)),
  confirmed: z.string(MESSAGES.confirmed),
});

/** An element of OpenStreetMap that is a restaurant of its own (P14.104). */
export const splitSchema = z.object({
  id,
  ref: z
    .string(MESSAGES.element)
    .check(z.regex(/^(?:node|way|relation)\/\d{1,15}$/, MESSAGES.element)),
  name: facts.name,
});

/** A photo that the desk adds to a restaurant, and what it shows (P14.326). */
export const newPhotoSchema = z.object({
  id,
  photo: z.unknown().check(z.refine(isChosen, MESSAGES.file)),
  photoDescription: z
    .string()
    .check(z.trim(), z.minLength(3, MESSAGES.shown), z.maxLength(MAX_DESCRIPTION, MESSAGES.shown)),
});

/** The photo that becomes the main picture of its restaurant (P14.326). */
export const mainPhotoSchema = z.object({ id, photo: z.uuid() });

/** A photo that is removed, with the reason that its sender sees (P14.105). */
export const photoSchema = z.object({
  id,
  photo: z.uuid(),
  /** The review at whose item of the desk it is removed. */
  review: z.optional(id),
  reason: z
    .string(MESSAGES.reason)
    .check(z.trim(), z.minLength(1, MESSAGES.reason), z.maxLength(1_000, MESSAGES.long)),
});
