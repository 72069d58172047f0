import * as z from "zod/mini";
import { isSlug } from "@/lib/restaurants/slug";
import type { VisitDates } from "@/lib/reviews/visit-dates";

const MESSAGES = {
  rating: "Please choose one to five stars.",
  titleShort: "Please write a title of at least 3 characters.",
  titleLong: "Please write a title of at most 100 characters.",
  contentShort: "Please write at least 30 characters.",
  contentLong: "Please write at most 3,000 characters.",
  date: "Please say when you were there.",
  future: "This day is in the future. When were you there?",
  old: "Please review visits from the last 5 years.",
};

/** Whether a text is the ISO 8601 date of a day that exists. */
function isDate(text: string) {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A review as its form sends it (P14.21). */
export function reviewSchema({ earliest, latest }: VisitDates) {
  return z.object({
    restaurantId: z.string().check(z.refine(isSlug)),
    rating: z.pipe(
      z.string(MESSAGES.rating).check(z.regex(/^[1-5]$/, MESSAGES.rating)),
      z.transform((text) => Number(text) as 1 | 2 | 3 | 4 | 5),
    ),
    title: z
      .string()
      .check(z.trim(), z.minLength(3, MESSAGES.titleShort), z.maxLength(100, MESSAGES.titleLong)),
    content: z
      .string()
      .check(
        z.trim(),
        z.minLength(30, MESSAGES.contentShort),
        z.maxLength(3_000, MESSAGES.contentLong),
      ),
    visitDate: z.string().check(
      z.refine(isDate, { error: MESSAGES.date, abort: true }),
      z.refine((date) => date <= latest, MESSAGES.future),
      z.refine((date) => date >= earliest, MESSAGES.old),
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
