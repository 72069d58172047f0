"use server";

import { findMailLanguage } from "@/lib/database/accounts/addressees";
import { getStores } from "@/lib/database/client";
import type { Database } from "@/lib/database/database";
import { addMessage } from "@/lib/database/contributions/messages";
import { readSecret } from "@/lib/database/maintenance/secrets";
import { rateLimiter } from "@/lib/clients/rate-limiter";
import { signedOpenTime, wasOpenLongEnough } from "@/lib/contact/open-time";
import { messageSchema } from "@/lib/contact/schema";
import type { FormState } from "@/lib/forms/form-state";
import { handleForm } from "@/lib/forms/handle-form";
import { sendMail } from "@/lib/mail/send-mail";
import { messageReceivedMail } from "@/lib/mail/templates/contact-mails";
import { ROUTES } from "@/lib/routes";

const SECRET = "contact-form";
const ONCE_MORE =
  "Please read your message once more, then press Send Message again. We ask this to keep out programs that send at once.";

const FILLED_BY_PROGRAM =
  "This was not sent: a field that people do not see was filled in, as programs do. It is empty again, so please press Send Message once more.";

const mayAcknowledge = rateLimiter({ burst: 1, refill: 1, periodMs: 60 * 60 * 1000 });

/** The signed time at which the form was opened; the form's script requests it (P14.19). */
export async function openMessageForm() {
  const { database } = await getStores();
  return signedOpenTime(await readSecret(database, SECRET), Date.now());
}

/** Tells who wrote that the message has arrived: members in the language of their account. Never throws. */
async function acknowledge(database: Database, to: string, userId: string | null) {
  const language = await findMailLanguage(database, userId);
  await sendMail({ to, ...messageReceivedMail(language) });
}

/** Keeps a message for the moderators. */
export async function sendMessage(_state: FormState, data: FormData) {
  return handleForm({
    data,
    schema: messageSchema,
    limit: "message",
    isForSuspended: true,
    async work({ name, email, message, company, opened }, { database, user }) {
      if (company) return { failure: FILLED_BY_PROGRAM };
      // Without scripts it is unknown how long the form was open; the hidden field and the limits of clients remain.
      if (opened) {
        const secret = await readSecret(database, SECRET);
        if (!wasOpenLongEnough(opened, secret, Date.now())) {
          const values = { name, email, message, opened: signedOpenTime(secret, Date.now()) };
          return { failure: ONCE_MORE, values };
        }
      }
      await addMessage(database, { name, email, message, userId: user?.sub ?? null });
      // Anyone may type anyone's address: it gets one such mail an hour at most.
      if (mayAcknowledge(email.toLowerCase(), Date.now()))
        void acknowledge(database, email, user?.sub ?? null);
      return {
        done: {
          href: ROUTES.contactSent,
          notice: { title: "Message sent", description: "We read it, and answer by e-mail." },
        },
      };
    },
  });
}
