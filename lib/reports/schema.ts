import * as z from "zod/mini";
import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/forms/report.json";

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

/** What may be wrong; the reason is kept and shown at the desk in these words, in whichever language the form is. */
export const REPORT_REASONS = [
  "Advertising or spam",
  "Not true, or never visited",
  "Insults or hatred",
  "Someone's private data",
  "Against the law",
  "Something else",
] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

/** Only a text says what these are about. */
const NEEDS_DETAILS: readonly string[] = ["Against the law", "Something else"];
const MIN_DETAILS = 10;

/** A report, as its form sends it. */
export const reportSchema = (t: Translator<keyof typeof english>) =>
  z
    .object({
      kind: z.enum(REPORTABLE_KINDS),
      id: z.string().check(z.minLength(1), z.maxLength(200)),
      reason: z.enum(REPORT_REASONS, t("fault.reason")),
      details: z.string().check(z.trim(), z.maxLength(2_000, t("fault.long"))),
    })
    .check(
      z.refine(
        ({ reason, details }) => !NEEDS_DETAILS.includes(reason) || details.length >= MIN_DETAILS,
        { path: ["details"], error: t("fault.details") },
      ),
    );
