import * as z from "zod/mini";

const LONGEST_REASON = 1_000;

const MESSAGES = {
  reason: "Please choose a reason or write one.",
  long: "Please write at most 1,000 characters.",
  end: "Please choose how long.",
  role: "Please choose a role.",
  area: "Please write at most 5,000 characters.",
  noArea: "Moderators decide everywhere: empty both fields, or choose Editor.",
  texts: "Please choose what happens to the texts.",
  confirmed: "Please tick the box to confirm.",
};

/** Why an account is suspended, in words that its owner reads; a free text may follow (P14.92). */
export const SUSPENSION_REASONS = [
  "Advertising or spam",
  "Insults or hatred",
  "Reviews without a visit",
  "Someone's private data",
  "Several accounts of one person",
] as const;

/** How long an account is suspended, in days; "never": only a moderator ends it. */
export const SUSPENSION_LENGTHS = ["1", "7", "30", "never"] as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** When a suspension that starts now ends; undefined for "never". */
export function endOf(length: (typeof SUSPENSION_LENGTHS)[number], now: Date) {
  return length === "never" ? undefined : new Date(now.getTime() + Number(length) * DAY_MS);
}

/** The account, and a box that says that the press is meant. */
const item = {
  id: z.string().check(z.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)),
  confirmed: z.string(MESSAGES.confirmed),
};

const text = z._default(z.string().check(z.trim(), z.maxLength(LONGEST_REASON, MESSAGES.long)), "");

/** P14.92. */
export const suspensionSchema = z.pipe(
  z
    .object({
      ...item,
      reason: z.optional(z.enum(SUSPENSION_REASONS, MESSAGES.reason)),
      text,
      length: z.enum(SUSPENSION_LENGTHS, MESSAGES.end),
    })
    .check(
      z.refine(({ reason, text: written }) => Boolean(reason || written), {
        error: MESSAGES.reason,
        path: ["text"],
        // Also where something else is wrong.
        when: () => true,
      }),
    ),
  z.transform(({ id, reason, text: written, length }) => ({
    id,
    length,
    reason: [reason, written].filter(Boolean).join(". "),
  })),
);

/** P14.92. */
export const endSchema = z.object(item);

export const LONGEST_AREA = 5_000;

/** Names between commas. */
const names = z.pipe(
  z._default(z.string().check(z.maxLength(LONGEST_AREA, MESSAGES.area)), ""),
  z.transform((text) => text.split(",").flatMap((name) => name.trim() || [])),
);

/** P14.93; countries and cities are the area of a regional editor (P14.975). */
export const roleSchema = z
  .object({
    ...item,
    role: z.enum(["moderator", "editor", "none"], MESSAGES.role),
    countries: names,
    cities: names,
  })
  .check(
    z.refine(
      ({ role, countries, cities }) =>
        role !== "moderator" || countries.length + cities.length === 0,
      { error: MESSAGES.noArea, path: ["countries"] },
    ),
  );

/** P14.94. */
export const accountDeletionSchema = z.object({
  ...item,
  reviews: z.enum(["delete", "anonymize"], MESSAGES.texts),
  reason: z
    .string(MESSAGES.reason)
    .check(
      z.trim(),
      z.minLength(1, "Please write why."),
      z.maxLength(LONGEST_REASON, MESSAGES.long),
    ),
});
