import * as z from "zod/mini";
import { MAX_NOTE_LENGTH } from "@/lib/favorites/schema";
import { isSlug } from "@/lib/restaurants/slug";

/** How many lists an account has besides the favorites, and how many places a list has. */
export const MAX_LISTS = 50;
export const MAX_LIST_PLACES = 200;
/** In characters. */
export const MAX_LIST_NAME_LENGTH = 60;

/** The days that one can plan for. */
const EARLIEST_DAY = "2000-01-01";
const LATEST_DAY = "2099-12-31";

const MESSAGES = {
  nameMissing: "Please give the list a name.",
  nameLong: `Please write at most ${MAX_LIST_NAME_LENGTH} characters.`,
  noteLong: `Please write at most ${MAX_NOTE_LENGTH} characters.`,
  position: `Please enter a number from 1 to ${MAX_LIST_PLACES}.`,
  day: "Please enter a day of the calendar, or none.",
};

const listId = z.uuid();
const restaurantId = z.string().check(z.refine(isSlug));

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

const name = z
  .string()
  .check(
    z.overwrite(oneLine),
    z.minLength(1, MESSAGES.nameMissing),
    z.maxLength(MAX_LIST_NAME_LENGTH, MESSAGES.nameLong),
  );

const position = z.string().check(
  z.trim(),
  z.refine(
    (text) => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= MAX_LIST_PLACES,
    MESSAGES.position,
  ),
);

const calendarDay = z.iso.date();

function isDay(text: string) {
  return calendarDay.safeParse(text).success && text >= EARLIEST_DAY && text <= LATEST_DAY;
}

/** A new list, with its first place where it was made from a restaurant's page (P14.800). */
export const newListSchema = z.object({ name, restaurantId: z.optional(restaurantId) });

export const renameListSchema = z.object({ listId, name });

export const deleteListSchema = z.object({ listId });

/** Whether the list is shared from now on. */
export const shareListSchema = z.object({ listId, share: z.enum(["start", "stop"]) });

/** A place that joins a list. */
export const listPlaceSchema = z.object({ listId, restaurantId });

/** What a press on one of a place's buttons does with it. */
export const changePlaceSchema = z.object({
  listId,
  restaurantId,
  change: z.enum(["up", "down", "remove"]),
});

/**
 * Where a place of a list stands, when to go there, and the private note on it; the last two may be empty. It moves where `position`
 * differs from `shown`, the position that the page had: the list may have another order by now.
 */
export const placeDetailsSchema = z.object({
  listId,
  restaurantId,
  position,
  shown: position,
  day: z.string().check(
    z.trim(),
    z.refine((text) => text === "" || isDay(text), MESSAGES.day),
  ),
  note: z.string().check(z.trim(), z.maxLength(MAX_NOTE_LENGTH, MESSAGES.noteLong)),
});

/** Whether a part of a path can be the id of a list. */
export function isListId(text: string) {
  return listId.safeParse(text).success;
}
