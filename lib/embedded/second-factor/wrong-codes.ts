import type { AccountQuery } from "@/lib/database/connection/account-store";
import { AuthError } from "@/lib/embedded/auth-error";
import type { User } from "@/lib/embedded/users";

/** An attacker who has the password may guess so many of a million codes, of which three are right at a time: 480 in a day. */
const MAX_WRONG_CODES = 5;
const PERIOD_MS = 15 * 60_000;

/** Also where the period is in the future, since the clock was set back. */
function isOver(since: Date | null, now: Date) {
  return since === null || Math.abs(now.getTime() - since.getTime()) >= PERIOD_MS;
}

/** Throws 429 over_request_rate_limit where an account had too many wrong codes recently, of all its factors. */
export function refuseAfterWrongCodes({ wrong_codes, wrong_codes_since }: User, now: Date) {
  if (wrong_codes < MAX_WRONG_CODES || isOver(wrong_codes_since, now)) return;
  throw new AuthError(429, "over_request_rate_limit", "Too many wrong codes, try again later");
}

/** Counts a wrong code; the first one starts the period. */
export async function countWrongCode(query: AccountQuery, user: User, now: Date) {
  const isFirst = isOver(user.wrong_codes_since, now);
  await query("update users set wrong_codes = $2, wrong_codes_since = $3 where id = $1", [
    user.id,
    isFirst ? 1 : user.wrong_codes + 1,
    (isFirst ? now : user.wrong_codes_since!).toISOString(),
  ]);
}

/** A right code was entered. */
export async function forgetWrongCodes(query: AccountQuery, { id }: User) {
  await query("update users set wrong_codes = 0, wrong_codes_since = null where id = $1", [id]);
}
