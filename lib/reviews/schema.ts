import * as z from "zod/mini";
import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/forms/review.json";
import { isSlug } from "@/lib/restaurants/slug";
import type { VisitDates } from "@/lib/reviews/visit-dates";

export type ReviewTexts = Translator<keyof typeof english>;

/** Whether a text is the ISO 8601 date of a day that exists. */
function isDate(text: string) {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A review as its form sends it (P14.21). */
export function reviewSchema({ earliest, latest }: VisitDates, t: ReviewTexts) {
  return z.object({
    restaurantId: z.string().check(z.refine(isSlug)),
    rating: z.pipe(
      z.string(t("fault.rating")).check(z.regex(/^[1-5]$/, t("fault.rating"))),
      z.transform((text) => Number(text) as 1 | 2 | 3 | 4 | 5),
    ),
    title: z
      .string()
      .check(
        z.trim(),
        z.minLength(3, t("fault.title-short")),
        z.maxLength(100, t("fault.title-long")),
      ),
    content: z
      .string()
      .check(
        z.trim(),
        z.minLength(30, t("fault.text-short")),
        z.maxLength(3_000, t("fault.text-long")),
      ),
    visitDate: z.string().check(
      z.refine(isDate, { error: t("fault.date"), abort: true }),
      z.refine((date) => date <= latest, t("fault.future")),
      z.refine((date) => date >= earliest, t("fault.old")),
    ),
  });
}

export type ReviewForm = z.output<ReturnType<typeof reviewSchema>>;

/** Which of one's reviews is to be deleted. */
export const deleteReviewSchema = z.object({ restaurantId: z.string().check(z.refine(isSlug)) });

/** Which review a member found helpful, and on which restaurant's page. */
export const voteSchema = z.object({
  reviewId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  restaurantId: z.string().check(z.refine(isSlug)),
  intent: z.optional(z.enum(["add", "remove"])),
});
