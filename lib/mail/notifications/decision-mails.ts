import "server-only";

import { findAddressee } from "@/lib/database/accounts/addressees";
import type { Database } from "@/lib/database/database";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import type { MailText } from "@/lib/mail/blocks";
import { sendMail, sendsMail } from "@/lib/mail/send-mail";

/**
 * Mails the desk's decision to the sender of an item: to the account in its language, else to the address that a sender without an
 * account left, in English.
 * Never throws.
 */
export async function mailDecision(
  database: Database,
  userId: string | null,
  mail: MailText,
  address: string | null = null,
) {
  if (!(userId ?? address) || !sendsMail()) return;
  try {
    const account = userId ? await findAddressee(database, userId) : undefined;
    const to = userId ? account?.email : address;
    if (to) await sendMail({ to, ...mail(account?.language ?? DEFAULT_LANGUAGE) });
  } catch (error) {
    console.error(error);
  }
}
