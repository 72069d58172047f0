import "server-only";

import { findAccountEmail } from "@/lib/database/accounts/account-emails";
import type { Database } from "@/lib/database/database";
import type { MailContent } from "@/lib/mail/blocks";
import { sendMail, sendsMail } from "@/lib/mail/send-mail";

/**
 * Mails the desk's decision to the sender of an item: to the account, else to the address that a sender without an account left.
 * Never throws.
 */
export async function mailDecision(
  database: Database,
  userId: string | null,
  mail: MailContent,
  address: string | null = null,
) {
  if (!(userId ?? address) || !sendsMail()) return;
  try {
    const to = userId ? await findAccountEmail(database, userId) : address;
    if (to) await sendMail({ to, ...mail });
  } catch (error) {
    console.error(error);
  }
}
