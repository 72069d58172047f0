import { createMailer, MailError, type OutgoingMail } from "@/lib/mail/mailer";
import { readSender } from "@/lib/mail/settings";
import { measuredMails, type MeasuredMail } from "@/lib/measurements";
import { SITE_URL } from "@/lib/public-env";

type Mailer = ReturnType<typeof createMailer>;

/** Parts of the server are bundled apart, but share the process, and so must share its connections. */
const shared = globalThis as typeof globalThis & { chardMailer?: Mailer | undefined };

/** Whether this server sends e-mail. */
export function sendsMail() {
  return Boolean(process.env.SMTP_URL?.trim());
}

/** "off": there is no SMTP_URL. "failed": the server has not taken it, or not in time. */
export type SendResult = "sent" | "off" | "failed";

/**
 * Sends one mail and never throws; why it failed is in the log, without the recipient. It takes up to 20 s where the mail
 * server hangs: responses to visitors do not wait for it.
 */
export async function sendMail(mail: OutgoingMail): Promise<SendResult> {
  const smtpUrl = process.env.SMTP_URL?.trim();
  if (!smtpUrl) return "off";
  try {
    shared.chardMailer ??= createMailer({
      smtpUrl,
      sender: readSender(process.env.MAIL_FROM, SITE_URL),
    });
    await shared.chardMailer.send(mail);
    return report("sent");
  } catch (error) {
    console.error(`A mail could not be sent: ${reason(error)}`);
    return report("failed");
  }
}

function report(result: MeasuredMail["result"]) {
  measuredMails.publish({ result } satisfies MeasuredMail);
  return result;
}

/** nodemailer's code and the server's number, such as "EENVELOPE 550": its sentence may name the recipient. */
function reason(error: unknown) {
  if (error instanceof MailError) return error.message;
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter(Boolean).join(" ") || "unknown error";
}
