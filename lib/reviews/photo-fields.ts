import * as z from "zod/mini";
import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/forms/photo.json";
import { reviewSchema, type ReviewTexts } from "@/lib/reviews/schema";
import type { VisitDates } from "@/lib/reviews/visit-dates";
import { cleanLine } from "@/lib/strings/clean-text";

/** How many photos a review may have (P14.27). */
export const MAX_REVIEW_PHOTOS = 4;

/** The form has fields for so many new ones. */
export const PHOTO_SLOTS = [1, 2, 3, 4] as const;

export type PhotoSlot = (typeof PHOTO_SLOTS)[number];

const MIN_DESCRIPTION = 3;
export const MAX_DESCRIPTION = 150;

type PhotoTexts = Translator<keyof typeof english>;

export const fileField = (slot: PhotoSlot) => `photo${slot}` as const;
export const descriptionField = (slot: PhotoSlot) => `photo${slot}Description` as const;

/** The checkbox that removes a photo that the review has. */
export const removalField = (recordId: string) => `removePhoto-${recordId}`;

/** The file of a field; where none is chosen, an empty one comes, which React calls "blob". */
function chosenFile(value: unknown) {
  return value instanceof File && value.size > 0 ? value : undefined;
}

const textOf = (value: unknown) => (typeof value === "string" ? cleanLine(value) : "");

type Form = Readonly<Record<string, unknown>>;

/** The photos that were chosen in a form, and what was written under each, from its checked fields. */
export function chosenPhotos(form: Form) {
  return PHOTO_SLOTS.flatMap((slot) => {
    const field = fileField(slot);
    const file = chosenFile(form[field]);
    return file ? [{ field, file, description: textOf(form[descriptionField(slot)]) }] : [];
  });
}

/** Whether a slot has no photo, or one with a description that the test accepts. */
function describes(slot: PhotoSlot, isFine: (description: string) => boolean) {
  return (form: Form) =>
    !chosenFile(form[fileField(slot)]) || isFine(textOf(form[descriptionField(slot)]));
}

/** Shown together with the errors of the other fields, not after them. */
const when = () => true;

/** Each chosen photo needs a description (P14.27). */
export const photoChecks = (t: PhotoTexts) =>
  PHOTO_SLOTS.flatMap((slot) => {
    const path = [descriptionField(slot)];
    return [
      z.refine<Form>(
        describes(slot, ({ length }) => length >= MIN_DESCRIPTION),
        { path, when, error: t("shows.short") },
      ),
      z.refine<Form>(
        describes(slot, ({ length }) => length <= MAX_DESCRIPTION),
        { path, when, error: t("shows.long") },
      ),
    ];
  });

const anything = z.optional(z.unknown());

/** The fields of a form's photos. */
export const PHOTO_SHAPE = {
  photo1: anything,
  photo2: anything,
  photo3: anything,
  photo4: anything,
  photo1Description: anything,
  photo2Description: anything,
  photo3Description: anything,
  photo4Description: anything,
};

/** A review with photos as its form sends it. */
export function reviewFormSchema(dates: VisitDates, t: ReviewTexts, ofPhotos: PhotoTexts) {
  return z.extend(reviewSchema(dates, t), PHOTO_SHAPE).check(...photoChecks(ofPhotos));
}
