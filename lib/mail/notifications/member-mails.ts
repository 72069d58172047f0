import "server-only";

import type { mailCancellation, mailChange } from "@/lib/mail/notifications/event-mails";
import type { mailWatchers } from "@/lib/mail/notifications/review-mails";

/** The mails to others that follow from what a member does. */
type MemberMails = {
  mailWatchers: typeof mailWatchers;
  mailChange: typeof mailChange;
  mailCancellation: typeof mailCancellation;
};

/** Route handlers, pages and instrumentation are bundled apart, but share the process. */
const shared = globalThis as typeof globalThis & { chardMemberMails?: MemberMails };

/** Has this process send these mails: the actions that they follow from do not depend on how. */
export function installMemberMails(mails: MemberMails) {
  shared.chardMemberMails = mails;
}

/** @throws Error before the server starts. */
export function memberMails() {
  if (!shared.chardMemberMails) throw new Error("Nothing sends mails before the server starts.");
  return shared.chardMemberMails;
}
