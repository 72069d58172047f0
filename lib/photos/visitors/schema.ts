import * as z from "zod/mini";
import type { Translator } from "@/lib/languages/translator";
import type ofPhotos from "@/lib/messages/en/forms/photo.json";
import type english from "@/lib/messages/en/forms/upload.json";
import { hasWebAddress } from "@/lib/members/public-name";
import { PHOTO_SUBJECTS } from "@/lib/restaurants/photos/subjects";
import { isSlug } from "@/lib/restaurants/slug";
import { cleanLine } from "@/lib/strings/clean-text";

export const LONGEST_CAPTION = 150;

const photo = { restaurantId: z.string().check(z.refine(isSlug)), photoId: z.uuid() };

/** A choice that may stay empty. */
const chosen = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.transform((value) => (value === "" ? undefined : value)),
      z.optional(schema),
    ),
  );

/** What a member says of an own photo; every field may stay empty (P14.901). */
export const photoDetailsSchema = (
  t: Translator<keyof typeof english>,
  sentence: Translator<keyof typeof ofPhotos>,
) =>
  z.object({
    ...photo,
    caption: z._default(
      z.string().check(
        z.overwrite((text) => cleanLine(text)),
        z.maxLength(LONGEST_CAPTION, sentence("shows.long")),
        z.refine((text) => !hasWebAddress(text), t("fault.address")),
      ),
      "",
    ),
    shows: chosen(z.enum(PHOTO_SUBJECTS)),
    dishId: chosen(z.uuid()),
  });

/** Deleting an own photo. */
export const deletePhotoSchema = z.object(photo);
