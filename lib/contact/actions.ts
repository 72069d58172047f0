"use server";

import { addMessage } from "@/lib/database/messages";
import { rateLimiter } from "@/lib/clients/rate-limiter";
import { messageSchema } from "@/lib/contact/schema";
import type { FormState } from "@/lib/forms/form-state";
import { handleForm } from "@/lib/forms/handle-form";
import { sendMail } from "@/lib/mail/send-mail";
import { messageReceivedMail } from "@/lib/mail/templates/contact-mails";
import { ROUTES } from "@/lib/routes";

/** Nobody writes a message in less. */
const QUICKEST_MS = 2_000;

const mayAcknowledge = rateLimiter({ burst: 1, refill: 1, periodMs: 60 * 60 * 1000 });

/** Keeps a message for the moderators. */
export async function sendMessage(_state: FormState, data: FormData) {
  return handleForm({
    data,
    schema: messageSchema,
    limit: "message",
    isForSuspended: true,
    async work({ name, email, message, elapsed }, { database, user }) {
      if (elapsed && Number(elapsed) < QUICKEST_MS)
        return { failure: "That was very quick. Please press the button once more." };
      await addMessage(database, { name, email, message, userId: user?.sub ?? null });
      // Anybody may type anybody's address: it gets one such mail an hour at most.
      if (mayAcknowledge(email.toLowerCase(), Date.now()))
        void sendMail({ to: email, ...messageReceivedMail() });
      return {
        done: {
          href: ROUTES.contactSent,
          notice: { title: "Message sent", description: "We read it, and answer by e-mail." },
        },
      };
    },
  });
}
