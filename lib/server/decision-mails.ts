import "server-only";

import { findAccountEmail } from "@/lib/database/account-emails";
import type { Database } from "@/lib/database/database";
import type { MailContent } from "@/lib/mail/blocks";
import { sendMail, sendsMail } from "@/lib/mail/send-mail";

/** Tells the sender of something by e-mail what the desk decided; nobody, where it was sent without an account. Never throws. */
export async function tellSender(database: Database, userId: string | null, mail: MailContent) {
  if (!userId || !sendsMail()) return;
  try {
    const to = await findAccountEmail(database, userId);
    if (to) await sendMail({ to, ...mail });
  } catch (error) {
    console.error(error);
  }
}
