import { formatDay } from "@/lib/dates";
import { formatDayIn } from "@/lib/languages/format-day";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import { translator, type Translator } from "@/lib/languages/translator";
import english from "@/lib/messages/en/forms/failures.json";

/** An account that may write nothing: why, and until when. */
export type Suspension = {
  reason: string;
  /** Undefined: for good. */
  endsAt: Date | undefined;
};

/** "until 8 October 2026", in UTC, or "for good". */
export function suspensionEnd({ endsAt }: Pick<Suspension, "endsAt">) {
  return endsAt ? `until ${formatDay(endsAt.toISOString().slice(0, 10))}` : "for good";
}

/** The message for a suspended member who tries to write (P14.95). */
export function suspensionText(
  suspension: Suspension,
  t: Translator<keyof typeof english> = translator(DEFAULT_LANGUAGE, english),
) {
  const { endsAt } = suspension;
  const reason = suspension.reason.replace(/[.\s]+$/, "");
  if (!endsAt) return t("suspended", { reason });
  return t("suspended.until", { day: formatDayIn(t.language, endsAt.toISOString()), reason });
}
