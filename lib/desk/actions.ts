"use server";

import { revalidatePath } from "next/cache";
import type * as z from "zod/mini";
import type { Database } from "@/lib/database/database";
import type { Actor } from "@/lib/database/desk/audit";
import { revokeClaim } from "@/lib/database/desk/decisions/decide-claims";
import { findItem } from "@/lib/database/desk/queues/items";
import { findLock } from "@/lib/database/desk/queues/locks";
import { listWaiting } from "@/lib/database/desk/queues/queues";
import { findDeskMember } from "@/lib/database/desk/accounts/roles";
import { hasItem } from "@/lib/database/desk/queues/queue-conditions";
import { undoDecision } from "@/lib/database/desk/decisions/undo";
import { askSender } from "@/lib/database/contributions/questions";
import { ensureMember } from "@/lib/database/accounts/members";
import { decidedText, lockedText } from "@/lib/desk/decided";
import { actionText } from "@/lib/desk/log/action-words";
import { decisionsOf } from "@/lib/desk-decisions/queue-decisions";
import { GONE, type Handled } from "@/lib/desk-decisions/queue-decision";
import { filterQuery, readFilter } from "@/lib/desk/queue-filter";
import { findQueue, subjectOf, wordsOf, type Queue } from "@/lib/desk/queues";
import {
  answerSchema,
  approvalSchema,
  askSchema,
  decisionSchema,
  mergeListingSchema,
  refusalSchema,
  revocationSchema,
  undoSchema,
} from "@/lib/desk/schema";
import { MISSING_TEXTS, missingAtDesk } from "@/lib/desk/second-factor";
import type { FormState } from "@/lib/forms/form-state";
import { handleDeskForm, refuseOutside } from "@/lib/forms/handle-desk-form";
import { handleMemberForm, type Outcome } from "@/lib/forms/handle-form";
import { questionMail } from "@/lib/mail/templates/question-mails";
import { pathsShowing } from "@/lib/restaurants/paths-showing";
import { claimHref, deskHref, questionHref, topicHref } from "@/lib/routes";
import { sendAnswer } from "@/lib/desk-decisions/messages";
import { mailDecision } from "@/lib/mail/notifications/decision-mails";
import { mergeIntoRestaurant } from "@/lib/desk-decisions/merge-listing";
import { publishListing } from "@/lib/desk-decisions/publish-listing";
import { pagesOfEvent } from "@/lib/events/pages";
import { referringPage } from "@/lib/http/referring-page";

const NO_ROLE = "Your account cannot decide on this. Nothing has changed.";
const NO_SENDER = { failure: "This was sent without an account: nobody can be asked." };
const ASKED = { failure: "A question about this is already waiting for an answer." };
const TOO_LATE = { failure: "This can no longer be taken back." };

type Item = { queue: Queue; id: string };
type Context = {
  database: Database;
  actor: Actor & { id: string };
  data: FormData;
};
type Desk = Pick<Context, "database" | "actor">;
type Work<Values> = (values: Values, context: Context) => Promise<Handled>;

/** The filter of the page that a decision was sent from. */
async function presentFilter(queue: Queue) {
  const { searchParams } = await referringPage();
  return readFilter(queue, Object.fromEntries(searchParams));
}

/** Where a decision leads: to the next item of its queue that passes the filter, other than one that waits on. */
async function nextHref({ database, actor }: Desk, queue: Queue, currentId?: string) {
  const filter = await presentFilter(queue);
  const look = { filter, userId: actor.id, area: actor.area };
  const waiting = await listWaiting(database, queue, { offset: 0, limit: 2, ...look });
  const next = waiting.find(({ id }) => id !== currentId)?.id;
  return `${deskHref(queue, next)}${filterQuery(filter)}`;
}

async function respond(context: Desk, queue: Queue, decided: Handled): Promise<Outcome> {
  if (typeof decided === "string") return { failure: decided };
  if ("outcome" in decided) return decided.outcome;
  const { action, verdict, stale } = decided;
  if (!verdict.isDone) return { failure: decidedText(verdict.by, new Date()) };
  for (const path of stale) revalidatePath(path);
  const href = await nextHref(context, queue);
  return { done: { href, notice: { title: actionText(action) } } };
}

/** Carries out a form of a queue for an account whose role, read at this moment, decides on it; not while others look at the item. */
async function handleItemForm<Schema extends z.ZodMiniType<Item>>(
  data: FormData,
  schema: Schema,
  work: Work<z.output<Schema>>,
) {
  return handleMemberForm({
    data,
    schema,
    limit: "desk",
    async work(values, { database, user }) {
      const { queue, id } = values as Item;
      const member = await findDeskMember(database, user.sub);
      if (!member || !findQueue(member.role, queue)) return { failure: NO_ROLE };
      const { area } = member;
      if (area && !(await hasItem(database, area, queue, id))) return { failure: NO_ROLE };
      const missing = missingAtDesk(user.secondFactor);
      if (missing) return { failure: MISSING_TEXTS[missing] };
      const lock = await findLock(database, subjectOf(queue, id), user.sub);
      if (lock) return { failure: lockedText(lock) };
      const { name } = await ensureMember(database, user);
      const desk = { database, actor: { id: user.sub, name, area } };
      const decided = work(values, { ...desk, data });
      return decided.then((handled) => respond(desk, queue, handled)).catch(refuseOutside);
    },
  });
}

/** Publishes a listing as a restaurant (P14.75). */
export async function approve(_state: FormState, data: FormData) {
  return handleItemForm(data, approvalSchema, (values, { database, actor }) =>
    publishListing(database, actor, values),
  );
}

/** Adds a listing to a restaurant that is listed already (P14.304). */
export async function mergeListing(_state: FormState, data: FormData) {
  return handleItemForm(data, mergeListingSchema, (values, { database, actor }) =>
    mergeIntoRestaurant(database, actor, values),
  );
}

/** Takes facts, publishes, dismisses, or marks as answered: what needs no reason. */
export async function decideItem(_state: FormState, data: FormData) {
  return handleItemForm(data, decisionSchema, async ({ queue, id, decision }, context) => {
    return decisionsOf(queue).decisions[decision]?.({ ...context, id }) ?? GONE;
  });
}

/** Rejects or removes something, with the reason that its sender sees. */
export async function refuse(_state: FormState, data: FormData) {
  return handleItemForm(data, refusalSchema, async ({ queue, id, reason }, context) => {
    return decisionsOf(queue).refuse?.({ ...context, id }, reason) ?? GONE;
  });
}

/** Answers a message by e-mail (P14.78). */
export async function answerMessage(_state: FormState, data: FormData) {
  return handleItemForm(data, answerSchema, (values, { database, actor }) =>
    sendAnswer(database, actor, values),
  );
}

/** Asks the sender of an item, which waits on (P14.119). */
export async function ask(_state: FormState, data: FormData) {
  return handleItemForm(data, askSchema, async ({ queue, id, question }, context) => {
    const { database, actor } = context;
    const { questions } = wordsOf(queue);
    const item = questions ? await findItem(database, queue, id) : undefined;
    if (!item?.isWaiting) return GONE;
    const { senderId: userId } = item;
    if (!userId && !questions?.reachVisitors) return { outcome: NO_SENDER };
    const subject = subjectOf(queue, id);
    const token = await askSender(database, actor, { subject, userId, question });
    if (!token) return { outcome: ASKED };
    const mail = questionMail({ question, path: questionHref(token) });
    void mailDecision(database, userId, mail, item.senderEmail);
    const notice = { title: actionText("question.ask") };
    return { outcome: { done: { href: await nextHref(context, queue, id), notice } } };
  });
}

/** Undoes a decision of the user, for a while after it (P14.115). */
export async function undo(_state: FormState, data: FormData) {
  return handleItemForm(data, undoSchema, async ({ queue, id }, { database, actor }) => {
    const reversed = await undoDecision(database, actor, subjectOf(queue, id));
    if (!reversed) return { outcome: TOO_LATE };
    const { restaurantId, topicId, eventId } = reversed;
    if (restaurantId) for (const path of pathsShowing(restaurantId)) revalidatePath(path);
    if (topicId) revalidatePath(topicHref(topicId));
    if (eventId) for (const path of pagesOfEvent(eventId)) revalidatePath(path);
    const notice = { title: "Taken back", description: "It is waiting for a decision again." };
    return { outcome: { done: { href: deskHref(queue, id), notice } } };
  });
}

/** Ends the ownership of a restaurant (P14.84). */
export async function endOwnership(_state: FormState, data: FormData) {
  return handleDeskForm({
    data,
    schema: revocationSchema,
    roles: ["moderator"],
    async work({ restaurantId, claimId, reason }, { database, actor }) {
      const verdict = await revokeClaim(database, actor, claimId, reason);
      if (!verdict.isDone) return { failure: decidedText(verdict.by, new Date()) };
      revalidatePath(claimHref(restaurantId));
      const notice = { title: actionText("claim.revoke") };
      return { done: { href: deskHref("venues", restaurantId), notice } };
    },
  });
}
