import { formatDay } from "@/lib/dates";

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
export function suspensionText(suspension: Suspension) {
  const reason = suspension.reason.replace(/[.\s]+$/, "");
  return `Your account is suspended ${suspensionEnd(suspension)}: ${reason}. You can still read, download your data and write to us.`;
}
