import * as z from "zod/mini";
import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/favorites/note.json";
import { isSlug } from "@/lib/restaurants/slug";

/** How many restaurants an account shows, the last saved ones, and how many changes one request may bring. */
export const MAX_FAVORITES = 1_000;
/** In characters. */
export const MAX_NOTE_LENGTH = 500;

const idSchema = z.string().check(z.refine(isSlug));

type NoteTexts = Translator<keyof typeof english>;

/** A private note as a form sends it. */
export const noteText = (t: NoteTexts) =>
  z.string().check(z.trim(), z.maxLength(MAX_NOTE_LENGTH, t("fault.long")));

/** The private note of a favorite; an empty one removes it (P14.32). */
export const noteSchema = (t: NoteTexts) => z.object({ restaurantId: idSchema, note: noteText(t) });

/** Which restaurant a form saves or removes. */
export const restaurantSchema = z.object({ restaurantId: idSchema });

/** What a device changed since it last knew an account's list. */
export const changesSchema = z.object({
  /** Whose list it was; absent for a list that was kept signed out. */
  account: z.optional(z.string()),
  added: z
    .array(
      z.object({
        id: idSchema,
        /** The note of a favorite that is restored. */
        note: z.optional(z.string().check(z.trim(), z.maxLength(MAX_NOTE_LENGTH))),
        savedAt: z.optional(z.iso.datetime()),
      }),
    )
    .check(z.maxLength(MAX_FAVORITES)),
  removed: z.array(idSchema).check(z.maxLength(MAX_FAVORITES)),
});

export type FavoriteChanges = z.output<typeof changesSchema>;

/** The token of a shared list: 128 random bits in hexadecimal digits. */
export function isShareToken(text: string) {
  return /^[\da-f]{32}$/.test(text);
}
