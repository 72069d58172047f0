import { createHash, randomBytes, randomInt } from "node:crypto";
import { AuthError } from "@/lib/embedded/auth-error";
import type { AuthContext } from "@/lib/embedded/auth-context";
import type { Query } from "@/lib/embedded/database";
import { updateUser, type User } from "@/lib/embedded/users";

/** Between two mails of a kind to one address, as upstream. */
const MIN_INTERVAL_SECONDS = 60;
/** How long links and codes are good for, and how long the outbox keeps them. */
const LIFETIME_SECONDS = 3600;

/** Links of a PKCE flow carry this mark, so that opening one knows to answer with a code. */
export const PKCE_MARK = "pkce_";

export type MailKind = "signup" | "recovery";

export type Mail = { recipient: string; kind: MailKind; link: string; code: string };

const SENT_AT = { signup: "confirmation_sent_at", recovery: "recovery_sent_at" } as const;

/**
 * Puts a mail with a one-time link and a six-digit code into the outbox; the caller hands it to `deliver` once the
 * transaction stands. Throws 429 over_email_send_rate_limit within a minute of the last one.
 */
export async function writeMail(
  query: Query,
  user: User,
  kind: MailKind,
  { pkce, context }: { pkce: boolean; context: AuthContext },
) {
  const now = context.now();
  checkInterval(user[SENT_AT[kind]], now);
  const token = (pkce ? PKCE_MARK : "") + randomBytes(28).toString("hex");
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await query(
    `insert into one_time_tokens (user_id, kind, link_hash, code_hash, created_at)
     values ($1, $2, $3, $4, $5)
     on conflict (user_id, kind) do update
     set link_hash = $3, code_hash = $4, created_at = $5`,
    [user.id, kind, digest(token), digest(user.email + code), now.toISOString()],
  );
  const link = new URL("/auth/v1/verify", context.origin);
  link.search = new URLSearchParams({
    token,
    type: kind,
    redirect_to: redirectTarget(context),
  }).toString();
  const mail = { recipient: user.email, kind, link: link.href, code };
  await query("delete from outbox where created_at < $1", [mailExpiry(now)]);
  await query(
    "insert into outbox (recipient, kind, link, code, created_at) values ($1, $2, $3, $4, $5)",
    [mail.recipient, kind, mail.link, code, now.toISOString()],
  );
  await updateUser(query, user.id, { [SENT_AT[kind]]: now }, now);
  return mail;
}

function checkInterval(sentAt: Date | null, now: Date) {
  if (!sentAt) return;
  const left = MIN_INTERVAL_SECONDS - (now.getTime() - sentAt.getTime()) / 1000;
  if (left <= 0) return;
  const message = `For security purposes, you can only request this after ${Math.floor(left)} seconds.`;
  throw new AuthError(429, "over_email_send_rate_limit", message);
}

/** Either the token of a link, or an address with the code that was sent to it. */
export type Proof = { token: string } | { email: string; code: string };

/** Uses a one-time token up, with all others of its user; undefined when there is none such or it has expired. */
export async function redeem(query: Query, kinds: readonly MailKind[], proof: Proof, now: Date) {
  const [column, hash] =
    "token" in proof
      ? ["link_hash", digest(proof.token)]
      : ["code_hash", digest(proof.email + proof.code)];
  const rows = await query<{ user_id: string; kind: MailKind }>(
    `select user_id, kind from one_time_tokens where ${column} = $1 and created_at >= $2`,
    [hash, mailExpiry(now)],
  );
  const found = rows.find(({ kind }) => kinds.includes(kind));
  if (!found) return undefined;
  await forgetTokens(query, found.user_id);
  return { userId: found.user_id, kind: found.kind };
}

export async function forgetTokens(query: Query, userId: string) {
  await query("delete from one_time_tokens where user_id = $1", [userId]);
}

/** Where a link leads in the end: the address asked for, if it is on the site itself, else the home page. */
export function redirectTarget({ request, url, origin }: AuthContext) {
  const asked = request.headers.get("redirect_to") || url.searchParams.get("redirect_to") || "";
  const target = URL.canParse(asked) ? new URL(asked) : undefined;
  return target?.origin === origin ? target.href : `${origin}/`;
}

/** What was sent before this moment is no longer good. */
export function mailExpiry(now: Date) {
  return new Date(now.getTime() - LIFETIME_SECONDS * 1000).toISOString();
}

function digest(text: string) {
  return createHash("sha256").update(text).digest("hex");
}
