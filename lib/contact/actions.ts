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
import { doneTexts, textsOfForm } from "@/lib/forms/form-texts";
import { handleForm } from "@/lib/forms/handle-form";
import type { Language } from "@/lib/languages/languages";
import { sendMail } from "@/lib/mail/send-mail";
import { messageReceivedMail } from "@/lib/mail/templates/contact-mails";
import type english from "@/lib/messages/en/about/contact-form.json";
import type failures from "@/lib/messages/en/forms/failures.json";
import { ROUTES } from "@/lib/routes";

const SECRET = "contact-form";

const mayAcknowledge = rateLimiter({ burst: 1, refill: 1, periodMs: 60 * 60 * 1000 });

/** The signed time at which the form was opened; the form's script requests it (P14.19). */
export async function openMessageForm() {
  const { database } = await getStores();
  return signedOpenTime(await readSecret(database, SECRET), Date.now());
}

type Sender = { userId: string | undefined; language: Language };

/** Tells who wrote that the message has arrived: members in the language of their account, others in that of the page. Never throws. */
async function acknowledge(database: Database, to: string, { userId, ...page }: Sender) {
  const language = userId ? await findMailLanguage(database, userId) : page.language;
  await sendMail({ to, ...messageReceivedMail(language) });
}

/** Keeps a message for the moderators. */
export async function sendMessage(_state: FormState, data: FormData) {
  const t = textsOfForm<keyof typeof failures>(data, "form-failures");
  return handleForm({
    data,
    schema: messageSchema(textsOfForm<keyof typeof english>(data, "contact-form")),
    limit: "message",
    isForSuspended: true,
    async work({ name, email, message, company, opened }, { database, user }) {
      if (company) return { failure: t("contact.program") };
      // Without scripts it is unknown how long the form was open; the hidden field and the limits of clients remain.
      if (opened) {
        const secret = await readSecret(database, SECRET);
        if (!wasOpenLongEnough(opened, secret, Date.now())) {
          const values = { name, email, message, opened: signedOpenTime(secret, Date.now()) };
          return { failure: t("contact.again"), values };
        }
      }
      await addMessage(database, { name, email, message, userId: user?.sub ?? null });
      // Anyone may type anyone's address: it gets one such mail an hour at most.
      if (mayAcknowledge(email.toLowerCase(), Date.now()))
        void acknowledge(database, email, { userId: user?.sub, language: t.language });
      const done = doneTexts(data);
      return {
        done: {
          href: ROUTES.contactSent,
          notice: { title: done("message.sent"), description: done("message.sent.text") },
        },
      };
    },
  });
}
