import type { AccountStore } from "@/lib/database/connection/account-store";
import type { Mail } from "@/lib/embedded/mails/mails";
import type { MailKind } from "@/lib/embedded/sessions/one-time-tokens";
import type { LimitedAction } from "@/lib/embedded/rate-limits";
import type { SigningKeys } from "@/lib/embedded/sessions/signing-keys";

/** The context of one request to the auth server. */
export type AuthContext = {
  request: Request;
  /** Of the request; its query carries `grant_type`, `redirect_to` and the like. */
  url: URL;
  /** The site's own origin as this visitor sees it: links in mails start with it, redirects never leave it. */
  origin: string;
  database: AccountStore;
  keys: SigningKeys;
  now(): Date;
  /** Whether only requests from this machine are served. */
  isLocal: boolean;
  /** Whether new accounts must open a link in a mail first. */
  confirmEmail: boolean;
  /** Throws 429 when this client has done it too often. */
  limit(action: LimitedAction): void;
  /** Throws 429 when too many codes were tried for one e-mail address, by all clients together. */
  limitCodes(email: string): void;
  /** Starts the minute between two mails; else returns how many seconds of the present one are left. */
  startMailInterval(kind: MailKind, email: string): number;
  /** Told of every mail once it is committed to the outbox. */
  deliver(mail: Mail): void;
};
