import type { MailKind } from "@/lib/embedded/sessions/one-time-tokens";

/** Between two mails of a kind to one e-mail address, as upstream. */
const INTERVAL_MS = 60_000;

/** The e-mail address that was used longest ago is forgotten above this. */
const MAX_ENTRIES = 10_000;

/**
 * When mails were last requested. It counts e-mail addresses, not accounts, so that the response does not tell whether an
 * address has one. The returned function starts an interval, or returns how many seconds the present one still takes.
 */
export function mailIntervals() {
  const startedAt = new Map<string, number>();

  return function start(kind: MailKind, email: string, now: Date) {
    const key = `${kind} ${email}`;
    const at = now.getTime();
    const left = (startedAt.get(key) ?? -Infinity) + INTERVAL_MS - at;
    // More is left than an interval has where the clock was set back.
    if (left > 0 && left <= INTERVAL_MS) return left / 1000;
    startedAt.delete(key);
    startedAt.set(key, at);
    if (startedAt.size > MAX_ENTRIES) startedAt.delete(startedAt.keys().next().value!);
    return 0;
  };
}
