import { createHash, randomBytes, randomInt } from "node:crypto";
import type { AccountQuery } from "@/lib/database/connection/account-store";
import type { Metadata, User } from "@/lib/embedded/users";

/** How long links and codes are good for, and how long the outbox keeps them. */
const LIFETIME_SECONDS = 3600;
/** A code of six digits is good for so many wrong attempts; its link, which cannot be guessed, stays good. */
const MAX_FAILED_ATTEMPTS = 5;

/** Links of a PKCE flow carry this mark, so that the response to opening one has a code. */
const PKCE_MARK = "pkce_";

export type MailKind = "signup" | "recovery" | "email_change";

/** The password and data of a sign-up: they count once the mail of that sign-up is opened, never because of another mail. */
export type SignUpFields = { password_hash: string; metadata: Metadata };

export type OneTimeToken = {
  user_id: string;
  kind: MailKind;
  /** The PKCE flow that the link continues; null when it was requested without a challenge. */
  flow_code: string | null;
  password_hash: string | null;
  /** Of a sign-up; of an "email_change", the new address: `{ email }`. */
  metadata: Metadata | null;
};

type NewToken = {
  user: User;
  kind: MailKind;
  flowCode: string | undefined;
  signUp: SignUpFields | undefined;
  /** The address that an "email_change" is about, which its mail goes to. */
  newEmail: string | undefined;
};

/**
 * A token for a link and a six-digit code, of which only hashes are stored. It replaces the earlier one of its kind; a
 * sign-up's token replaces those of the same sign-up only.
 */
export async function issueToken(query: AccountQuery, token: NewToken, now: Date) {
  const { user, kind, flowCode, signUp, newEmail } = token;
  const linkToken = (flowCode ? PKCE_MARK : "") + randomBytes(28).toString("hex");
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const passwordHash = signUp?.password_hash ?? null;
  await query(
    `delete from one_time_tokens where created_at < $1
       or (user_id = $2 and kind = $3 and password_hash is not distinct from $4)`,
    [tokenExpiry(now), user.id, kind, passwordHash],
  );
  await query(
    `insert into one_time_tokens
       (user_id, kind, link_hash, code_hash, flow_code, password_hash, metadata, created_at)
     values ($1, $2, $3, $4, $5, $6, $7::text::jsonb, $8)`,
    [
      user.id,
      kind,
      digest(linkToken),
      digest((newEmail ?? user.email) + code),
      flowCode ?? null,
      passwordHash,
      metadataOf(token),
      now.toISOString(),
    ],
  );
  return { linkToken, code };
}

function metadataOf({ signUp, newEmail }: NewToken) {
  if (newEmail) return JSON.stringify({ email: newEmail });
  return signUp ? JSON.stringify(signUp.metadata) : null;
}

/** The address that an "email_change" leads to. */
export function newEmailOf({ kind, metadata }: OneTimeToken) {
  return kind === "email_change" ? String(metadata?.email) : undefined;
}

/** Either the token of a link, or an e-mail address with the code that was sent to it. */
export type Proof = { token: string } | { email: string; code: string };

/** The token of a proof, if there is one and it is still valid. */
export async function findToken(
  query: AccountQuery,
  kinds: readonly MailKind[],
  proof: Proof,
  now: Date,
): Promise<OneTimeToken | undefined> {
  const [column, hash] =
    "token" in proof
      ? ["link_hash", digest(proof.token)]
      : ["code_hash", digest(proof.email + proof.code)];
  const rows = await query<OneTimeToken>(
    `select * from one_time_tokens where ${column} = $1 and created_at >= $2`,
    [hash, tokenExpiry(now)],
  );
  return rows.find(({ kind }) => kinds.includes(kind));
}

/** Counts a wrong code against all codes that it could have been meant for, and voids those that were tried too often. */
export async function countFailedAttempt(
  query: AccountQuery,
  kinds: readonly MailKind[],
  email: string,
) {
  await query(
    `update one_time_tokens set
       failed_attempts = failed_attempts + 1,
       code_hash = case when failed_attempts + 1 < $1 then code_hash end
     where user_id = (select id from users where email = $2) and kind in ($3, $4)`,
    [MAX_FAILED_ATTEMPTS, email, kinds[0]!, kinds.at(-1)!],
  );
}

/** Ends all links and codes of a user, those in the outbox included. */
export async function deleteTokens(query: AccountQuery, user: Pick<User, "id" | "email">) {
  await query("delete from one_time_tokens where user_id = $1", [user.id]);
  await query("delete from outbox where recipient = $1", [user.email]);
}

/** What was sent before this moment is no longer good. */
export function tokenExpiry(now: Date) {
  return new Date(now.getTime() - LIFETIME_SECONDS * 1000).toISOString();
}

function digest(text: string) {
  return createHash("sha256").update(text).digest("hex");
}
