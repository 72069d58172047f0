import "server-only";

import { findMailLanguage } from "@/lib/database/accounts/addressees";
import type { Database } from "@/lib/database/database";
import type { Actor } from "@/lib/database/desk/audit";
import { decideMessage } from "@/lib/database/desk/decisions/decide-texts";
import { findItem } from "@/lib/database/desk/queues/items";
import { sendMail } from "@/lib/mail/send-mail";
import { messageAnswerMail } from "@/lib/mail/templates/contact-mails";
import { GONE, type Decided, type DecisionsOf } from "@/lib/desk-decisions/queue-decision";

const NOT_TAKEN = "The mail server has not taken the answer. It is still here: please try again.";

/** Sends the answer to a message by e-mail, and marks it as answered (P14.78). */
export async function sendAnswer(
  database: Database,
  actor: Actor,
  { id, answer }: { id: string; answer: string },
): Promise<Decided> {
  const item = await findItem(database, "messages", id);
  if (item?.queue !== "messages" || !item.isWaiting) return GONE;
  const { email, message, userId } = item.message;
  const language = await findMailLanguage(database, userId);
  const sent = await sendMail({ to: email, ...messageAnswerMail({ answer, message })(language) });
  if (sent !== "sent") return NOT_TAKEN;
  const verdict = await decideMessage(database, actor, Number(id), "answered", answer);
  return { action: "message.answer", verdict, stale: [] };
}

export const messages: DecisionsOf<"messages"> = {
  decisions: {
    answered: async ({ database, actor, id }) => ({
      action: "message.answer",
      verdict: await decideMessage(database, actor, Number(id), "answered"),
      stale: [],
    }),
    closed: async ({ database, actor, id }) => ({
      action: "message.close",
      verdict: await decideMessage(database, actor, Number(id), "closed"),
      stale: [],
    }),
  },
};
