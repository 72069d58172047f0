import "server-only";

import { publishEvent, removeEvent } from "@/lib/database/desk/decisions/decide-events";
import type { DecisionsOf } from "@/lib/desk-decisions/queue-decision";
import { subjectOf } from "@/lib/desk/queues";
import { pagesOfEvent } from "@/lib/events/pages";
import { mailAuthor } from "@/lib/mail/notifications/content-mails";
import { mailChange, mailRemoval } from "@/lib/mail/notifications/event-mails";
import { cityHref } from "@/lib/routes";

/** What shows an event, and what showed it before an edit. */
function pagesOf(id: string, ...cityIds: (string | null | undefined)[]) {
  const cities = new Set(cityIds.filter((cityId) => typeof cityId === "string"));
  return [...pagesOfEvent(id), "/sitemap.xml", ...[...cities].map((cityId) => cityHref(cityId))];
}

export const events: DecisionsOf<"events"> = {
  decisions: {
    /** Publishes an event, or the edit of one, of which its guests are told. */
    async publish({ database, actor, id }) {
      const verdict = await publishEvent(database, actor, id);
      const action = "event.publish";
      if (!verdict.isDone) return { action, verdict, stale: [] };
      const { event, previous } = verdict.result;
      void mailAuthor(database, { subject: subjectOf("events", id) });
      if (previous) void mailChange(database, previous, event);
      return { action, verdict, stale: pagesOf(id, event.cityId, previous?.cityId) };
    },
  },
  /** Guests have what was published before an edit, and are told of its removal. */
  async refuse({ database, actor, id }, reason) {
    const verdict = await removeEvent(database, actor, id, reason);
    if (verdict.isDone) {
      void mailAuthor(database, { subject: subjectOf("events", id), reason });
      void mailRemoval(database, id);
    }
    return { action: "event.remove", verdict, stale: verdict.isDone ? pagesOf(id) : [] };
  },
};
