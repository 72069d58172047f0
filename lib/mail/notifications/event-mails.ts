import "server-only";

import { isPastEvent } from "@/lib/community/event-time";
import type { Database } from "@/lib/database/database";
import { toFacts, type EventRow } from "@/lib/database/events/event-rows";
import { findRemovedEvent, listGuestsToMail } from "@/lib/database/events/guests-to-mail";
import { newsForGuests } from "@/lib/events/changes";
import type { EventFacts } from "@/lib/events/types";
import type { MailText } from "@/lib/mail/blocks";
import { optionalMail } from "@/lib/mail/mail-texts";
import { unsubscribeKey } from "@/lib/mail/notifications/unsubscribe-key";
import { sendMail, sendsMail } from "@/lib/mail/send-mail";
import {
  eventCancelledMail,
  eventChangedMail,
  eventRemovedMail,
} from "@/lib/mail/templates/event-mails";
import { unsubscribePath } from "@/lib/mail/unsubscribe";
import { recordHref, ROUTES } from "@/lib/routes";

const toMail = (event: EventRow) => ({
  facts: toFacts(event),
  path: recordHref(ROUTES.events, event.id),
});

/** Mails all guests but the author, who made the change. Never throws. */
async function mailGuests(database: Database, { id, authorId }: EventRow, mail: MailText) {
  if (!sendsMail()) return;
  try {
    const key = await unsubscribeKey(database);
    for (const { userId, email, language } of await listGuestsToMail(database, id)) {
      if (userId === authorId) continue;
      const path = unsubscribePath({ userId, mail: "event-changes" }, key, language);
      await sendMail({ to: email, ...optionalMail(mail(language), path) });
    }
  } catch (error) {
    console.error(error);
  }
}

/** Tells the guests of an event that it is at another time or place (P14.964). */
export async function mailChange(database: Database, before: EventFacts, event: EventRow) {
  const news = newsForGuests(before, toFacts(event));
  if (news.length > 0) await mailGuests(database, event, eventChangedMail(toMail(event), news));
}

/** Tells the guests of an event that it is cancelled (P14.964). */
export async function mailCancellation(database: Database, event: EventRow) {
  await mailGuests(database, event, eventCancelledMail(toMail(event)));
}

/** Tells the guests of an event to come that the desk removed it, as they knew it (P14.964). Never throws. */
export async function mailRemoval(database: Database, eventId: string, now = new Date()) {
  if (!sendsMail()) return;
  try {
    const event = await findRemovedEvent(database, eventId);
    if (!event || event.cancelledAt) return;
    const facts = event.previous ?? toFacts(event);
    if (isPastEvent(facts, now)) return;
    await mailGuests(database, event, eventRemovedMail(facts));
  } catch (error) {
    console.error(error);
  }
}
