import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { AuthError, validationFailed } from "@/lib/embedded/auth-error";
import type { AccountQuery } from "@/lib/database/connection/account-store";
import { tokenExpiry, type MailKind } from "@/lib/embedded/sessions/one-time-tokens";

/** From opening the link in the mail to coming back with the code, as upstream's default. */
const CODE_LIFETIME_MS = 5 * 60 * 1000;

/** The part of a request body that starts a PKCE flow. */
export const CHALLENGE_FIELDS = {
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
};

type ChallengeFields = {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
};

export type Challenge = { challenge: string; method: "s256" | "plain" };

/** The challenge of a request, undefined when it carries none, or 400 when it is malformed (RFC 7636 §4.2). */
export function readChallenge(fields: ChallengeFields): Challenge | undefined {
  const challenge = fields.code_challenge ?? "";
  const method = (fields.code_challenge_method ?? "").toLowerCase();
  if (!challenge && !method) return undefined;
  if (!challenge || !method) {
    throw validationFailed("PKCE flow requires code_challenge_method and code_challenge");
  }
  if (challenge.length < 43 || challenge.length > 128) {
    throw validationFailed("code challenge has to be between 43 and 128 characters");
  }
  if (!/^[a-z._~0-9-]+$/i.test(challenge)) {
    throw validationFailed(
      "code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes",
    );
  }
  if (method !== "s256" && method !== "plain") {
    throw validationFailed(`unsupported code_challenge method "${method}"`);
  }
  return { challenge, method };
}

type Flow = {
  code: string;
  user_id: string;
  kind: MailKind;
  challenge: string;
  challenge_method: Challenge["method"];
  issued_at: Date | null;
  created_at: Date;
};

/** Returns the code with which the flow continues once its link is opened. */
export async function startFlow(
  query: AccountQuery,
  userId: string,
  kind: MailKind,
  { challenge, method }: Challenge,
  now: Date,
) {
  await query("delete from flows where created_at < $1", [tokenExpiry(now)]);
  const code = randomUUID();
  await query(
    `insert into flows (code, user_id, kind, challenge, challenge_method, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [code, userId, kind, challenge, method, now.toISOString()],
  );
  return code;
}

/** The link of this flow was opened: the flow's lifetime starts now. */
export async function issueCode(query: AccountQuery, code: string, now: Date) {
  await query("update flows set issued_at = $2 where code = $1", [code, now.toISOString()]);
  return code;
}

/** Uses a flow up; throws upstream's errors for one that is unknown, too old, or was started by another client. */
export async function finishFlow(query: AccountQuery, code: string, verifier: string, now: Date) {
  const [flow] = await query<Flow>("select * from flows where code = $1", [code]);
  if (!flow?.issued_at) {
    throw new AuthError(
      404,
      "flow_state_not_found",
      "invalid flow state, no valid flow state found",
    );
  }
  if (now.getTime() - flow.issued_at.getTime() > CODE_LIFETIME_MS) {
    throw new AuthError(422, "flow_state_expired", "invalid flow state, flow state has expired");
  }
  if (!matchesChallenge(flow, verifier)) {
    throw new AuthError(
      400,
      "bad_code_verifier",
      "code challenge does not match previously saved code verifier",
    );
  }
  await query("delete from flows where user_id = $1", [flow.user_id]);
  return { userId: flow.user_id, kind: flow.kind };
}

function matchesChallenge({ challenge, challenge_method: method }: Flow, verifier: string) {
  const derived =
    method === "plain" ? verifier : createHash("sha256").update(verifier).digest("base64url");
  const actual = Buffer.from(derived);
  const expected = Buffer.from(challenge);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
