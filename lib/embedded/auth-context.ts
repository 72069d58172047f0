import type { Database } from "@/lib/embedded/database";
import type { Mail } from "@/lib/embedded/mails";
import type { LimitedAction } from "@/lib/embedded/rate-limits";
import type { SigningKeys } from "@/lib/embedded/signing-keys";

/** What one request to the auth server has at hand. */
export type AuthContext = {
  request: Request;
  /** The request's address; its query carries `grant_type`, `redirect_to` and the like. */
  url: URL;
  /** The site's own origin as this visitor sees it: links in mails start with it, redirects never leave it. */
  origin: string;
  database: Database;
  keys: SigningKeys;
  now(): Date;
  /** Whether new accounts must open a link in a mail first. */
  confirmEmail: boolean;
  /** Throws 429 when this visitor has done it too often. */
  limit(action: LimitedAction): void;
  /** Told of every mail once it is committed to the outbox. */
  deliver(mail: Mail): void;
};
