import * as z from "zod/mini";

/** What can be reported (P14.130), as in the path of the form. */
export const REPORTABLE_KINDS = [
  "review",
  "reply",
  "photo",
  "dish",
  "tip",
  "topic",
  "post",
  "event",
] as const;

export type ReportableKind = (typeof REPORTABLE_KINDS)[number];

/** What may be wrong; the reason is kept and shown at the desk in these words. */
export const REPORT_REASONS = [
  "Advertising or spam",
  "Not true, or never visited",
  "Insults or hatred",
  "Someone's private data",
  "Against the law",
  "Something else",
] as const;

/** Only a text says what these are about. */
const NEEDS_DETAILS: readonly string[] = ["Against the law", "Something else"];
const MIN_DETAILS = 10;

const MESSAGES = {
  reason: "Please choose what is wrong.",
  details: "Please say in a sentence what is wrong.",
  long: "Please write at most 2,000 characters.",
};

/** A report, as its form sends it. */
export const reportSchema = z
  .object({
    kind: z.enum(REPORTABLE_KINDS),
    id: z.string().check(z.minLength(1), z.maxLength(200)),
    reason: z.enum(REPORT_REASONS, MESSAGES.reason),
    details: z.string().check(z.trim(), z.maxLength(2_000, MESSAGES.long)),
  })
  .check(
    z.refine(
      ({ reason, details }) => !NEEDS_DETAILS.includes(reason) || details.length >= MIN_DETAILS,
      { path: ["details"], error: MESSAGES.details },
    ),
  );
