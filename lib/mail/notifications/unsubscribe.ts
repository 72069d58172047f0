import "server-only";

import { getStores } from "@/lib/database/client";
import { hasDatabase } from "@/lib/database/has-database";
import { endEventMails, endFavoriteReviewMails } from "@/lib/database/accounts/account-records";
import { unsubscribeKey } from "@/lib/mail/notifications/unsubscribe-key";
import { readUnsubscribeToken, type OptionalMail } from "@/lib/mail/unsubscribe";

/** The request of a link from a mail; undefined for one that this site did not send. */
export async function readUnsubscription(token: string) {
  if (!hasDatabase()) return undefined;
  return readUnsubscribeToken(token, await unsubscribeKey((await getStores()).database));
}

const END: Readonly<Record<OptionalMail, typeof endFavoriteReviewMails>> = {
  "favorite-reviews": endFavoriteReviewMails,
  "event-changes": endEventMails,
};

/** Ends the mails that a link names, also where its account is deleted by now. Returns whether the link was this site's. */
export async function unsubscribe(token: string) {
  const asked = await readUnsubscription(token);
  if (!asked) return false;
  await END[asked.mail]((await getStores()).database, { sub: asked.userId });
  return true;
}
