"use server";

import { revalidatePath } from "next/cache";
import type * as z from "zod/mini";
import type { Database } from "@/lib/database/database";
import type { Actor } from "@/lib/database/desk/audit";
import type { Verdict } from "@/lib/database/desk/decide";
import {
  findSuggestion,
  refuseSuggestion,
  takeSuggestion,
} from "@/lib/database/desk/decide-corrections";
import { approveListing, refuseListing } from "@/lib/database/desk/decide-listings";
import {
  decideMessage,
  decideReview,
  dismissReport,
  upholdReport,
} from "@/lib/database/desk/decide-texts";
import { decidePost } from "@/lib/database/desk/decide-posts";
import { findItem } from "@/lib/database/desk/items";
import { listWaiting } from "@/lib/database/desk/queues";
import { findRole } from "@/lib/database/desk/roles";
import { ensureMember } from "@/lib/database/members";
import { actionText, decidedText } from "@/lib/desk/decided";
import { readFacts } from "@/lib/desk/facts";
import { findQueue, type Queue } from "@/lib/desk/queues";
import { approvalSchema, decisionSchema, refusalSchema } from "@/lib/desk/schema";
import { readHours } from "@/lib/import/read-hours";
import type { FormState } from "@/lib/forms/form-state";
import { handleMemberForm, type Outcome } from "@/lib/forms/handle-form";
import { newRestaurant } from "@/lib/import/new-restaurant";
import { deskHref, memberHref, restaurantHref, ROUTES, topicHref } from "@/lib/routes";

const NO_ROLE = "Your account does not decide on this. Nothing has changed.";
const GONE = "This is no longer there.";
const NO_FACT = "Please take at least one fact, or reject the correction.";

const UNREADABLE_HOURS =
  "These opening hours cannot be read. Leave them out here, and write them as OpenStreetMap does in the restaurant's own form.";

type Item = { queue: Queue; id: string };
type Decided = { action: string; verdict: Verdict<unknown>; stale: string[] } | string;
type Work<Values> = (
  values: Values,
  context: { database: Database; actor: Actor; data: FormData },
) => Promise<Decided>;

/** Where a decision leads: to the next item of its queue. */
async function nextHref(database: Database, queue: Queue) {
  const [next] = await listWaiting(database, queue, 0, 1);
  return deskHref(queue, next?.id);
}

async function answer(database: Database, queue: Queue, decided: Decided): Promise<Outcome> {
  if (typeof decided === "string") return { failure: decided };
  const { action, verdict, stale } = decided;
  if (!verdict.isDone) return { failure: decidedText(verdict.by, new Date()) };
  for (const path of stale) revalidatePath(path);
  const href = await nextHref(database, queue);
  return { done: { href, notice: { title: actionText(action) } } };
}

/** Carries out a form of the desk for an account whose role, asked for at this moment, decides on its queue. */
async function handleDeskForm<Schema extends z.ZodMiniType<Item>>(
  data: FormData,
  schema: Schema,
  work: Work<z.output<Schema>>,
) {
  return handleMemberForm({
    data,
    schema,
    limit: "desk",
    async work(values, { database, user }) {
      const { queue } = values as Item;
      const role = await findRole(database, user.sub);
      if (!role || !findQueue(role, queue)) return { failure: NO_ROLE };
      const { name } = await ensureMember(database, user);
      const actor = { id: user.sub, name };
      return answer(database, queue, await work(values, { database, actor, data }));
    },
  });
}

const LISTS = [ROUTES.nearMe, ROUTES.byCity, ROUTES.byCountry];

/** Publishes a listing as a restaurant (P14.75). */
export async function approve(_state: FormState, data: FormData) {
  return handleDeskForm(data, approvalSchema, async ({ id, lat, lng }, { database, actor }) => {
    const item = await findItem(database, "listings", id);
    if (item?.queue !== "listings") return GONE;
    const { name, address, description, details } = item.listing;
    const facts = { ...readFacts(details), name, address, description };
    const restaurant = newRestaurant(facts, { lat, lng }, new Date());
    const verdict = await approveListing(database, actor, id, restaurant);
    const stale = verdict.isDone ? [restaurantHref(verdict.result), ...LISTS] : [];
    return { action: "listing.approve", verdict, stale };
  });
}

/** The opening hours of a text that is taken; undefined where they cannot be read. */
async function derivedFacts(database: Database, id: number, taken: readonly string[]) {
  const found = taken.includes("hoursText") ? await findSuggestion(database, id) : undefined;
  const text = found?.facts["hoursText"];
  if (!found || !text) return [];
  const { lat, lng, cityId, countryCode } = found;
  const place = { lat, lng, cityId: cityId ?? "" };
  const changes = await readHours(database, text, place, countryCode ?? undefined);
  return changes?.filter(([field]) => field === "hours");
}

/** Takes facts, publishes, dismisses, or marks as answered: what needs no reason. */
export async function decideItem(_state: FormState, data: FormData) {
  return handleDeskForm(data, decisionSchema, async (values, { database, actor }) => {
    const { queue, id, decision } = values;
    if (queue === "corrections" && decision === "take") {
      const taken = data.getAll("fact").map(String);
      if (taken.length === 0) return NO_FACT;
      const derived = await derivedFacts(database, Number(id), taken);
      if (!derived) return UNREADABLE_HOURS;
      const verdict = await takeSuggestion(database, actor, Number(id), taken, derived);
      const stale = verdict.isDone ? [restaurantHref(verdict.result), ...LISTS] : [];
      return { action: "suggestion.take", verdict, stale };
    }
    if (queue === "reports" && decision === "dismiss") {
      const verdict = await dismissReport(database, actor, Number(id));
      return { action: "report.dismiss", verdict, stale: [] };
    }
    if (queue === "reviews" && decision === "publish") {
      const verdict = await decideReview(database, actor, id, "published");
      return { action: "review.publish", verdict, stale: pagesOfReview(verdict) };
    }
    if (queue === "posts" && decision === "publish") {
      const verdict = await decidePost(database, actor, id, "published");
      return { action: "post.publish", verdict, stale: pagesOfPost(verdict) };
    }
    if (queue === "messages" && (decision === "answered" || decision === "closed")) {
      const verdict = await decideMessage(database, actor, Number(id), decision);
      const action = decision === "answered" ? "message.answer" : "message.close";
      return { action, verdict, stale: [] };
    }
    return GONE;
  });
}

/** Rejects or removes something, with the reason that its sender sees. */
export async function refuse(_state: FormState, data: FormData) {
  return handleDeskForm(data, refusalSchema, async ({ queue, id, reason }, { database, actor }) => {
    if (queue === "listings") {
      const verdict = await refuseListing(database, actor, id, reason);
      return { action: "listing.refuse", verdict, stale: [] };
    }
    if (queue === "corrections") {
      const verdict = await refuseSuggestion(database, actor, Number(id), reason);
      const stale = verdict.isDone ? [restaurantHref(verdict.result)] : [];
      return { action: "suggestion.refuse", verdict, stale };
    }
    if (queue === "reports") {
      const verdict = await upholdReport(database, actor, Number(id), reason);
      const subject = verdict.isDone ? verdict.result : undefined;
      const stale = [
        ...(subject?.restaurantId ? [restaurantHref(subject.restaurantId)] : []),
        ...(subject?.topicId ? [topicHref(subject.topicId), ROUTES.forum] : []),
      ];
      return { action: "report.uphold", verdict, stale };
    }
    if (queue === "reviews") {
      const verdict = await decideReview(database, actor, id, "removed", reason);
      return { action: "review.remove", verdict, stale: pagesOfReview(verdict) };
    }
    if (queue === "posts") {
      const verdict = await decidePost(database, actor, id, "removed", reason);
      return { action: "post.remove", verdict, stale: pagesOfPost(verdict) };
    }
    return GONE;
  });
}

function pagesOfPost(verdict: Verdict<{ topicId: string }>) {
  return verdict.isDone ? [ROUTES.forum, topicHref(verdict.result.topicId)] : [];
}

function pagesOfReview(verdict: Verdict<{ restaurantId: string; memberSlug: string }>) {
  if (!verdict.isDone) return [];
  const { restaurantId, memberSlug } = verdict.result;
  return [restaurantHref(restaurantId), memberHref(memberSlug)];
}
