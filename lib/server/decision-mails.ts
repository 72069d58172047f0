import "server-only";

import { findAccountEmail } from "@/lib/database/account-emails";
import type { Database } from "@/lib/database/database";
import type { MailContent } from "@/lib/mail/blocks";
import { sendMail, sendsMail } from "@/lib/mail/send-mail";

/**
 * Tells the sender of something by e-mail what the desk decided: the account, else the address that a sender without one left. Never
 * throws.
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
