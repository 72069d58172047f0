import * as z from "zod/mini";

export const MAX_CLOSED_NOTE = 80;

/** As many ranges as a page has at once. */
export const MAX_CLOSED_RANGES = 12;

const MAX_DAYS = 366;

const MESSAGES = {
  day: "Please enter a date.",
  order: "The last day is before the first.",
  long: "A range can be at most one year long.",
  note: `At most ${MAX_CLOSED_NOTE} characters.`,
};

const DAY_MS = 86_400_000;

const restaurantId = z.string().check(z.minLength(1), z.maxLength(200));
const day = z.iso.date(MESSAGES.day);

type Range = { from: string; to: string };

const daysOf = ({ from, to }: Range) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** Days on which the owner's restaurant is closed (P14.982): a last day that is left out is the first. */
export const addClosedDatesSchema = z.pipe(
  z.object({
    restaurantId,
    from: day,
    to: z.union([z.literal(""), day], MESSAGES.day),
    note: z._default(z.string().check(z.trim(), z.maxLength(MAX_CLOSED_NOTE, MESSAGES.note)), ""),
  }),
  z
    .transform((values: Range & { restaurantId: string; note: string }) => ({
      ...values,
      to: values.to || values.from,
    }))
    .check(
      z.refine((range: Range) => daysOf(range) >= 1, { path: ["to"], error: MESSAGES.order }),
      z.refine((range: Range) => daysOf(range) <= MAX_DAYS, { path: ["to"], error: MESSAGES.long }),
    ),
);

export const removeClosedDatesSchema = z.object({ restaurantId, from: day, to: day });
