import "server-only";

import { createHash, randomBytes } from "node:crypto";
import { SITE_URL } from "@/lib/public-env";
import { ServiceUnavailable } from "@/lib/supabase/auth-service";
import { ask, localHost, ownToken } from "@/lib/supabase/account/account-calls";

/**
 * Whether this is the account's password. The session that the service starts for the check ends at once.
 * @throws ServiceUnavailable when the service does not respond.
 */
export async function isOwnPassword(email: string, password: string) {
  const path = "token?grant_type=password";
  const { json, refusal } = await ask({ method: "POST", path, body: { email, password } });
  if (refusal?.code.startsWith("over_")) throw new ServiceUnavailable();
  if (refusal) return false;
  const { access_token: token } = json as { access_token: string };
  await ask({ method: "POST", path: "logout?scope=local", token });
  return true;
}

/** Sets a new password, which ends the account's other sessions. */
export async function setOwnPassword(password: string) {
  return (await ask({ method: "PUT", path: "user", token: await ownToken(), body: { password } }))
    .refusal;
}

/**
 * Requests another e-mail address. `isPending`: a link in a mail to it has to be opened first. It leads to the path `next`, with a
 * code that is of no use to anyone: without a challenge it would lead there with a session in the address.
 */
export async function setOwnEmail(email: string, next: string) {
  const host = await localHost();
  const returnTo = new URL(next, host ? `http://${host}` : SITE_URL).href;
  const challenge = createHash("sha256").update(randomBytes(32)).digest("base64url");
  const { json, refusal } = await ask({
    method: "PUT",
    path: `user?redirect_to=${encodeURIComponent(returnTo)}`,
    token: await ownToken(),
    body: { email, code_challenge: challenge, code_challenge_method: "s256" },
  });
  const isPending = (json as { email?: string }).email?.toLowerCase() !== email.toLowerCase();
  return { refusal, isPending };
}

/** Ends the account's sessions on all other devices. */
export async function endOtherSessions() {
  await ask({ method: "POST", path: "logout?scope=others", token: await ownToken() });
}
