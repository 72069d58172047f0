import { AuthError } from "@/lib/embedded/auth-error";
import type { AuthContext } from "@/lib/embedded/auth-context";
import type { AccountQuery } from "@/lib/database/connection/account-store";
import {
  issueToken,
  tokenExpiry,
  type MailKind,
  type SignUpFields,
} from "@/lib/embedded/sessions/one-time-tokens";
import type { Language } from "@/lib/languages/languages";
import { isTranslated, languageOfPath } from "@/lib/languages/paths";
import { updateUser, type User } from "@/lib/embedded/users";

export type Mail = {
  recipient: string;
  kind: MailKind;
  link: string;
  code: string;
  userId: string;
  /** That of the page which asked for it; undefined of pages in English alone, whose mails are in the language of the account. */
  language: Language | undefined;
};

const SENT_AT = {
  signup: "confirmation_sent_at",
  recovery: "recovery_sent_at",
  email_change: undefined,
} as const;

/**
 * What a mail is about. `flowCode`: of the PKCE flow that its link continues. `signUp`: what it confirms, if that is known.
 * `newEmail`: the address that is to replace the present one, and that the mail goes to.
 */
type MailSubject = {
  kind: MailKind;
  flowCode: string | undefined;
  signUp?: SignUpFields | undefined;
  newEmail?: string;
};

/**
 * Puts a mail with a one-time link and a six-digit code into the outbox; the caller passes it to `deliver` after the commit.
 */
export async function writeMail(
  query: AccountQuery,
  user: User,
  { kind, flowCode, signUp, newEmail }: MailSubject,
  context: AuthContext,
): Promise<Mail> {
  const now = context.now();
  const recipient = newEmail ?? user.email;
  const token = { user, kind, flowCode, signUp, newEmail };
  const { linkToken, code } = await issueToken(query, token, now);
  const target = redirectTarget(context);
  const link = new URL("/auth/v1/verify", context.origin);
  link.search = new URLSearchParams({
    token: linkToken,
    type: kind,
    redirect_to: target,
  }).toString();
  await query("delete from outbox where created_at < $1", [tokenExpiry(now)]);
  await query(
    "insert into outbox (recipient, kind, link, code, created_at) values ($1, $2, $3, $4, $5)",
    [recipient, kind, link.href, code, now.toISOString()],
  );
  const sentAt = SENT_AT[kind];
  if (sentAt) await updateUser(query, user.id, { [sentAt]: now }, now);
  const { pathname } = new URL(target);
  const language = isTranslated(pathname) ? languageOfPath(pathname) : undefined;
  return { recipient, kind, link: link.href, code, userId: user.id, language };
}

/** 429 over_email_send_rate_limit in upstream's words. */
export function mailTooSoon(seconds: number) {
  const message = `For security purposes, you can only request this after ${Math.floor(seconds)} seconds.`;
  return new AuthError(429, "over_email_send_rate_limit", message);
}

/** Where a link leads in the end: the requested URL, if it is on the site itself, else the home page. */
export function redirectTarget({ request, url, origin }: AuthContext) {
  const asked = request.headers.get("redirect_to") || url.searchParams.get("redirect_to") || "";
  const target = URL.canParse(asked) ? new URL(asked) : undefined;
  return target?.origin === origin ? target.href : `${origin}/`;
}
