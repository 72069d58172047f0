import "server-only";

import { ServiceUnavailable } from "@/lib/supabase/auth-service";
import { storeSession } from "@/lib/supabase/store-session";
import { ask, ownToken, type Refusal } from "@/lib/supabase/account/account-calls";
import { isTokenResponse } from "@/lib/supabase/token-response";

/** The name that authenticator apps show beside a code comes with `issuer`; this one the service keeps. */
const FRIENDLY_NAME = "Authenticator app";

type Factor = { id: string; factor_type: string; status: "unverified" | "verified" };

async function listOwnFactors(token: string) {
  const { json, refusal } = await ask({ method: "GET", path: "user", token });
  if (refusal) throw new ServiceUnavailable();
  const { factors = [] } = json as { factors?: Factor[] };
  return factors.filter(({ factor_type: type }) => type === "totp");
}

/** Removes the factors of one state; returns the first refusal. */
async function removeFactors(token: string, state: Factor["status"]) {
  for (const { id, status } of await listOwnFactors(token)) {
    const removal = { method: "DELETE", path: `factors/${id}`, token } as const;
    const { refusal } = status === state ? await ask(removal) : {};
    if (refusal) return refusal;
  }
  return undefined;
}

/** Turns the account's second factor off, which takes a session that has used it. */
export async function removeOwnFactors(): Promise<Refusal | undefined> {
  return removeFactors(await ownToken(), "verified");
}

type Enrolled = { refusal: Refusal } | { id: string; uri: string };

/** Begins a second factor, in place of one that was only begun. `uri` has the secret, for authenticator apps. */
export async function enrollOwnFactor(issuer: string): Promise<Enrolled> {
  const token = await ownToken();
  const leftover = await removeFactors(token, "unverified");
  if (leftover) return { refusal: leftover };
  const body = { factor_type: "totp", friendly_name: FRIENDLY_NAME, issuer };
  const { json, refusal } = await ask({ method: "POST", path: "factors", token, body });
  if (refusal) return { refusal };
  const { id, totp } = json as { id: string; totp: { uri: string } };
  return { id, uri: totp.uri };
}

/**
 * Sends a code of a factor, of the account's own where none is named. A right code turns on a factor that was only begun, and marks
 * this session as having used it; the account's other sessions without a code end.
 */
export async function verifyOwnCode(code: string, factorId?: string): Promise<Refusal | undefined> {
  const token = await ownToken();
  const id = factorId ?? (await listOwnFactors(token)).find(isVerified)?.id;
  if (!id) throw new ServiceUnavailable();
  const path = `factors/${id}`;
  const challenge = await ask({ method: "POST", path: `${path}/challenge`, token, body: {} });
  if (challenge.refusal) return challenge.refusal;
  const body = { challenge_id: (challenge.json as { id: string }).id, code };
  const { json, refusal } = await ask({ method: "POST", path: `${path}/verify`, token, body });
  if (refusal) return refusal;
  if (!isTokenResponse(json)) throw new ServiceUnavailable();
  await storeSession(json);
  return undefined;
}

function isVerified({ status }: Factor) {
  return status === "verified";
}
