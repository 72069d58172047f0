import "server-only";

import { createHash, randomBytes } from "node:crypto";
import { cookies, headers } from "next/headers";
import { clientOf } from "@/lib/clients/client-address";
import { isLoopbackHost } from "@/lib/clients/loopback";
import { embeddedFetch } from "@/lib/embedded/instance";
import { SITE_URL, SUPABASE_URL } from "@/lib/public-env";
import {
  serverKey,
  ServiceUnavailable,
  serviceUrl,
  visitorHeaders,
} from "@/lib/supabase/auth-service";
import { sharedAuthService } from "@/lib/supabase/session";
import { readSession } from "@/lib/supabase/session-cookie";

/** Passwords are slow to check on purpose. */
const TIMEOUT_MS = 10_000;

/** Why the service refused: its code, and its words for the visitor. */
export type Refusal = { code: string; message: string };

type Call = { method: "POST" | "PUT"; path: string; token?: string | undefined; body?: object };
type Answer = { refusal?: Refusal; json: unknown };

/** @throws ServiceUnavailable also when the session has ended meanwhile. */
async function ask({ method, path, token, body }: Call): Promise<Answer> {
  const host = await localHost();
  const { response, meaning } = await sharedAuthService(embeddedFetch()).call(
    `${serviceUrl()}/auth/v1/${path}`,
    {
      method,
      headers: {
        apikey: serverKey(),
        "X-Supabase-Api-Version": "2024-01-01",
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body && { "Content-Type": "application/json" }),
        ...visitorHeaders(clientOf(await headers())),
        ...(host && { "X-Forwarded-Host": host }),
      },
      ...(body && { body: JSON.stringify(body) }),
    },
    AbortSignal.timeout(TIMEOUT_MS),
  );
  if (response.status === 204) return { json: undefined };
  const json: unknown = await response.json();
  if (meaning === "success") return { json };
  const { code, message } = json as Partial<Refusal>;
  if (meaning === "session-ended" || !code || !message) throw new ServiceUnavailable();
  return { json, refusal: { code, message } };
}

/** Host and port as the visitor sees them; of another machine than this one they are not believed. */
async function localHost() {
  const sent = await headers();
  const host = sent.get("x-forwarded-host") ?? sent.get("host") ?? "";
  return !SUPABASE_URL && isLoopbackHost(host) ? host : undefined;
}

async function ownToken() {
  const session = readSession((await cookies()).getAll());
  if (!session) throw new ServiceUnavailable();
  return session.access_token;
}

/**
 * Whether this is the account's password. The session that the service starts for the answer ends at once.
 * @throws ServiceUnavailable when the service cannot tell.
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
 * Asks for another e-mail address. `isPending`: a link in a mail to it has to be opened first. It leads to the path `next`, with a
 * code that is of no use to anybody: without a challenge it would lead there with a session in the address.
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
