import * as z from "zod/mini";
import { noteText } from "@/lib/favorites/schema";
import type { Translator } from "@/lib/languages/translator";
import type noteEnglish from "@/lib/messages/en/favorites/note.json";
import type english from "@/lib/messages/en/lists/forms.json";
import { isSlug } from "@/lib/restaurants/slug";

/** How many lists an account has besides the favorites, and how many places a list has. */
export const MAX_LISTS = 50;
export const MAX_LIST_PLACES = 200;
/** In characters. */
export const MAX_LIST_NAME_LENGTH = 60;

/** The days that one can plan for. */
const EARLIEST_DAY = "2000-01-01";
const LATEST_DAY = "2099-12-31";

type Texts = Translator<keyof typeof english>;

const listId = z.uuid();
const restaurantId = z.string().check(z.refine(isSlug));

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

const nameText = (t: Texts) =>
  z
    .string()
    .check(
      z.overwrite(oneLine),
      z.minLength(1, t("fault.name")),
      z.maxLength(MAX_LIST_NAME_LENGTH, t("fault.name-long")),
    );

const positionText = (t: Texts) =>
  z.string().check(
    z.trim(),
    z.refine(
      (text) => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= MAX_LIST_PLACES,
      t("fault.position"),
    ),
  );

const calendarDay = z.iso.date();

function isDay(text: string) {
  return calendarDay.safeParse(text).success && text >= EARLIEST_DAY && text <= LATEST_DAY;
}

/** A new list, with its first place where it was made from a restaurant's page (P14.800). */
export const newListSchema = (t: Texts) =>
  z.object({ name: nameText(t), restaurantId: z.optional(restaurantId) });

export const renameListSchema = (t: Texts) => z.object({ listId, name: nameText(t) });

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
export const placeDetailsSchema = (t: Texts, ofNote: Translator<keyof typeof noteEnglish>) =>
  z.object({
    listId,
    restaurantId,
    position: positionText(t),
    shown: positionText(t),
    day: z.string().check(
      z.trim(),
      z.refine((text) => text === "" || isDay(text), t("fault.day")),
    ),
    note: noteText(ofNote),
  });

/** Whether a part of a path can be the id of a list. */
export function isListId(text: string) {
  return listId.safeParse(text).success;
}
