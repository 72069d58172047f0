import "server-only";

import type { Database } from "@/lib/database/database";
import type { Actor } from "@/lib/database/desk/audit";
import { publishEvent, removeEvent } from "@/lib/database/desk/decisions/decide-events";
import { subjectOf } from "@/lib/database/desk/queues/items";
import { pagesOfEvent } from "@/lib/events/pages";
import { mailAuthor } from "@/lib/mail/notifications/content-mails";
import { mailChange, mailRemoval } from "@/lib/mail/notifications/event-mails";
import { cityHref } from "@/lib/routes";

type Context = { database: Database; actor: Actor; id: string };

/** What shows an event, and what showed it before an edit. */
function pagesOf(id: string, ...cityIds: (string | null | undefined)[]) {
  const cities = new Set(cityIds.filter((cityId) => typeof cityId === "string"));
  return [...pagesOfEvent(id), "/sitemap.xml", ...[...cities].map((cityId) => cityHref(cityId))];
}

/** Publishes an event, or the edit of one, of which its guests are told. */
export async function publishWaitingEvent({ database, actor, id }: Context) {
  const verdict = await publishEvent(database, actor, id);
  const action = "event.publish";
  if (!verdict.isDone) return { action, verdict, stale: [] };
  const { event, previous } = verdict.result;
  void mailAuthor(database, { subject: subjectOf("events", id) });
  if (previous) void mailChange(database, previous, event);
  return { action, verdict, stale: pagesOf(id, event.cityId, previous?.cityId) };
}

/** Removes an event that waits, with the reason that its author sees; guests have what was published before an edit. */
export async function removeWaitingEvent({ database, actor, id }: Context, reason: string) {
  const verdict = await removeEvent(database, actor, id, reason);
  if (verdict.isDone) {
    void mailAuthor(database, { subject: subjectOf("events", id), reason });
    void mailRemoval(database, id);
  }
  return { action: "event.remove", verdict, stale: verdict.isDone ? pagesOf(id) : [] };
}
