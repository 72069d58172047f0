import "server-only";

import { redirect } from "next/navigation";
import { secondStepHref } from "@/lib/auth/next-path";
import { getStores } from "@/lib/database/client";
import { getRecords } from "@/lib/database/records/public-records";
import type { Database } from "@/lib/database/database";
import { listLog } from "@/lib/database/desk/log";
import { findWaiting } from "@/lib/database/desk/queues/find-waiting";
import { findItem } from "@/lib/database/desk/queues/items";
import { openItem } from "@/lib/database/desk/queues/locks";
import { countMatching, countQueues, listWaiting } from "@/lib/database/desk/queues/queues";
import { findDeskMember } from "@/lib/database/desk/accounts/roles";
import { hasItem } from "@/lib/database/desk/queues/queue-conditions";
import { isUndoable, listUndoable } from "@/lib/database/desk/decisions/undo";
import { hasDatabase } from "@/lib/database/has-database";
import { ensureMember } from "@/lib/database/accounts/members";
import type { QueueFilter } from "@/lib/desk/queue-filter";
import { ITEMS_PER_PAGE, queueOfSubject, queuesOf, subjectOf, type Queue } from "@/lib/desk/queues";
import type { DeskMember } from "@/lib/desk/roles";
import { missingAtDesk } from "@/lib/desk/second-factor";
import { findSimilarTo } from "@/lib/finding/similar-places";
import { sendsMail } from "@/lib/mail/send-mail";
import { deskHref, ROUTES } from "@/lib/routes";
import { getCurrentUser, type CurrentUser } from "@/lib/supabase/current-user";

const SHOWN_DECISIONS = 3;
/** How many of each queue a search of all queues shows. */
const FOUND_IN_QUEUE = 10;

/** Whether an account has a role at the desk; it says nothing of whether the desk opens. */
export async function hasRole({ sub }: CurrentUser) {
  return (await findDeskMember((await getStores()).database, sub)) !== undefined;
}

/**
 * The current user's role and area, as the database has them at this moment; undefined for users without one. A user who has one and
 * lacks the second factor is led to it (P14.122).
 */
export async function getDeskMember(): Promise<DeskMember | undefined> {
  const user = hasDatabase() ? await getCurrentUser() : undefined;
  const member = user && (await findDeskMember((await getStores()).database, user.sub));
  if (!member) return undefined;
  const missing = missingAtDesk(user.secondFactor);
  if (missing === "code") redirect(secondStepHref(deskHref()));
  if (missing === "factor") redirect(`${ROUTES.secondFactor}?for=desk`);
  return member;
}

/** How many wait in each queue of a member of the desk. */
export async function getCounts({ role, area }: DeskMember) {
  return countQueues((await getStores()).database, queuesOf(role), area);
}

/** One page of what waits in a queue and passes a filter, the oldest first, with how many do. */
export async function getWaiting(
  { area }: DeskMember,
  queue: Queue,
  page: number,
  filter: QueueFilter,
) {
  const { database } = await getStores();
  const userId = (await getCurrentUser())?.sub;
  const offset = (page - 1) * ITEMS_PER_PAGE;
  const look = { filter, userId, area };
  const [waiting, total] = await Promise.all([
    listWaiting(database, queue, { offset, limit: ITEMS_PER_PAGE, ...look }),
    countMatching(database, queue, look),
  ]);
  return { waiting, total };
}

/** What waits in any queue of a member of the desk and has the words of a text. */
export async function findInQueues({ role, area }: DeskMember, text: string) {
  const { database } = await getStores();
  const userId = (await getCurrentUser())?.sub;
  const search = { queues: queuesOf(role), text, limit: FOUND_IN_QUEUE, userId, area };
  return findWaiting(database, search);
}

/** Others see the public name of the user who has an item open. */
async function lockItem(database: Database, user: CurrentUser, subject: string) {
  await ensureMember(database, user);
  return openItem(database, subject, user.sub);
}

/**
 * One item of a queue, locked for the current user while it is open, and the restaurants that it may be about as well; undefined where
 * there is none, or none in the area of a regional editor.
 */
export async function getItem({ area }: DeskMember, queue: Queue, id: string) {
  const { database } = await getStores();
  if (area && !(await hasItem(database, area, queue, id))) return undefined;
  const [item, user] = await Promise.all([findItem(database, queue, id), getCurrentUser()]);
  if (!item || !user) return undefined;
  const similar = await findSimilarTo(await getRecords(), item);
  const lock = item.isWaiting ? await lockItem(database, user, subjectOf(queue, id)) : undefined;
  const canUndo = isUndoable(item.decision, user.sub, new Date());
  return { item, similar, lock, canUndo, sendsMail: sendsMail() };
}

/** The current user's latest decisions, each with the path of its Undo. */
export async function getUndoable() {
  const user = await getCurrentUser();
  if (!user) return [];
  const entries = await listUndoable((await getStores()).database, user.sub, SHOWN_DECISIONS);
  return entries.flatMap(({ action, subject, at }) => {
    const [kind = "", id = ""] = subject.split(/:(.*)/s);
    const queue = queueOfSubject(kind);
    return queue ? [{ href: deskHref(queue, id), action, at }] : [];
  });
}

/** One page of the audit log, the newest first. */
export async function getLog(page: number) {
  const { database } = await getStores();
  return listLog(database, (page - 1) * ITEMS_PER_PAGE, ITEMS_PER_PAGE);
}
