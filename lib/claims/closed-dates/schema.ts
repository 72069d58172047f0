import * as z from "zod/mini";
import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/claims/forms.json";

export const MAX_CLOSED_NOTE = 80;

/** As many ranges as a page has at once. */
export const MAX_CLOSED_RANGES = 12;

const MAX_DAYS = 366;

const DAY_MS = 86_400_000;

const restaurantId = z.string().check(z.minLength(1), z.maxLength(200));

type Range = { from: string; to: string };

const daysOf = ({ from, to }: Range) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** Days on which the owner's restaurant is closed (P14.982): a last day that is left out is the first. */
export function addClosedDatesSchema(t: Translator<keyof typeof english>) {
  const day = z.iso.date(t("fault.day"));
  const note = z
    .string()
    .check(z.trim(), z.maxLength(MAX_CLOSED_NOTE, t("fault.note", { max: MAX_CLOSED_NOTE })));
  return z.pipe(
    z.object({
      restaurantId,
      from: day,
      to: z.union([z.literal(""), day], t("fault.day")),
      note: z._default(note, ""),
    }),
    z
      .transform((values: Range & { restaurantId: string; note: string }) => ({
        ...values,
        to: values.to || values.from,
      }))
      .check(
        z.refine((range: Range) => daysOf(range) >= 1, { path: ["to"], error: t("fault.order") }),
        z.refine((range: Range) => daysOf(range) <= MAX_DAYS, {
          path: ["to"],
          error: t("fault.year"),
        }),
      ),
  );
}

/** Which of those days go. */
export const removeClosedDatesSchema = z.object({
  restaurantId,
  from: z.iso.date(),
  to: z.iso.date(),
});
