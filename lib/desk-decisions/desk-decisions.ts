import "server-only";

import { absoluteUrl } from "@/lib/absolute-url";
import { getRecords } from "@/lib/database/client";
import type { Database } from "@/lib/database/database";
import type { Actor } from "@/lib/database/desk/audit";
import type { Verdict } from "@/lib/database/desk/decisions/decide";
import { decideClaim, isByReviewer } from "@/lib/database/desk/decisions/decide-claims";
import {
  acceptSuggestion,
  refuseSuggestion,
} from "@/lib/database/desk/decisions/decide-corrections";
import { refuseListing } from "@/lib/database/desk/decisions/decide-listings";
import { decidePhoto } from "@/lib/database/desk/decisions/decide-photos";
import { decidePost } from "@/lib/database/desk/decisions/decide-posts";
import {
  decideMessage,
  decideReview,
  dismissReport,
  upholdReport,
} from "@/lib/database/desk/decisions/decide-texts";
import { subjectOf } from "@/lib/database/desk/queues/items";
import type { Queue } from "@/lib/desk/queues";
import type { Outcome } from "@/lib/forms/handle-form";
import { claimAcceptedMail, claimRefusedMail } from "@/lib/mail/templates/claim-mails";
import { correctionRefusedMail } from "@/lib/mail/templates/decision-mails";
import { listingRefusedMail } from "@/lib/mail/templates/listing-mails";
import { bothNames } from "@/lib/restaurants/names/both-names";
import { pathsShowing } from "@/lib/restaurants/paths-showing";
import {
  claimHref,
  listingHref,
  memberHref,
  ownerHref,
  restaurantHref,
  ROUTES,
  topicHref,
} from "@/lib/routes";
import { mailAuthor, mailReporters } from "@/lib/mail/notifications/content-mails";
import { publishWaitingEvent, removeWaitingEvent } from "@/lib/desk-decisions/event-decisions";
import { pagesOfEvent } from "@/lib/events/pages";
import { readAcceptedFacts } from "@/lib/desk-decisions/accepted-facts";
import { mailCorrectionSenders } from "@/lib/mail/notifications/correction-mails";
import { mailDecision } from "@/lib/mail/notifications/decision-mails";
import { mailRemoval } from "@/lib/mail/notifications/event-mails";
import { mailWatchers } from "@/lib/mail/notifications/review-mails";

export const GONE = "This is no longer there.";
const REVIEWED =
  "Whoever sent this has reviewed the restaurant, and owners do not review. Ask them to delete the review first.";
const NO_FACT = "Please accept at least one fact, or reject the correction.";

/** What became of a decision, and the pages that it changes; or why it was not carried out. */
export type Decided = { action: string; verdict: Verdict<unknown>; stale: string[] } | string;

type Context = { database: Database; actor: Actor; id: string; data: FormData };

/** A decision, or what its form is answered otherwise. */
export type Handled = Decided | { outcome: Outcome };

const pageOf = (verdict: Verdict<{ restaurantId: string }>) =>
  verdict.isDone ? [restaurantHref(verdict.result.restaurantId)] : [];

const pagesOfPost = (verdict: Verdict<{ topicId: string }>) =>
  verdict.isDone ? [ROUTES.forum, topicHref(verdict.result.topicId)] : [];

function pagesOfReview(verdict: Verdict<{ restaurantId: string; memberSlug: string }>) {
  return verdict.isDone ? [...pageOf(verdict), memberHref(verdict.result.memberSlug)] : [];
}

async function takeCorrection({ database, actor, id, data }: Context): Promise<Handled> {
  const accepted = data.getAll("fact").map(String);
  if (accepted.length === 0) return NO_FACT;
  const facts = await readAcceptedFacts(database, Number(id), accepted, data);
  if (facts && "errors" in facts) return { outcome: facts };
  const verdict = await acceptSuggestion(database, actor, Number(id), accepted, facts);
  if (verdict.isDone) void mailCorrectionSenders(database, verdict.result, accepted);
  const stale = verdict.isDone ? pathsShowing(verdict.result.restaurantId) : [];
  return { action: "suggestion.take", verdict, stale };
}

async function publishReview({ database, actor, id }: Context): Promise<Decided> {
  const verdict = await decideReview(database, actor, id, "published");
  if (verdict.isDone) {
    void mailAuthor(database, { subject: subjectOf("reviews", id) });
    void mailWatchers(database, verdict.result);
  }
  return { action: "review.publish", verdict, stale: pagesOfReview(verdict) };
}

async function dismiss({ database, actor, id }: Context): Promise<Decided> {
  const verdict = await dismissReport(database, actor, Number(id));
  if (verdict.isDone) void mailReporters(database, { ...verdict.result, isRemoved: false });
  return { action: "report.dismiss", verdict, stale: [] };
}

async function nameOf(restaurantId: string) {
  const restaurant = await (await getRecords()).getRestaurant(restaurantId);
  return restaurant ? bothNames(restaurant) : "";
}

async function acceptClaim({ database, actor, id }: Context): Promise<Decided> {
  if (await isByReviewer(database, id)) return REVIEWED;
  const verdict = await decideClaim(database, actor, id, "accepted");
  if (verdict.isDone) {
    const { restaurantId, userId } = verdict.result;
    const restaurant = await nameOf(restaurantId);
    const href = absoluteUrl(ownerHref(restaurantId));
    void mailDecision(database, userId, claimAcceptedMail({ restaurant, href }));
  }
  return { action: "claim.accept", verdict, stale: [] };
}

/** Decisions that need no reason, by queue and by the value of their buttons. */
export const DECISIONS: Readonly<
  Partial<Record<Queue, Record<string, (context: Context) => Promise<Handled>>>>
> = {
  corrections: { take: takeCorrection },
  claims: { accept: acceptClaim },
  reports: {
    dismiss,
  },
  reviews: { publish: publishReview },
  photos: {
    async publish({ database, actor, id }) {
      const verdict = await decidePhoto(database, actor, id, "published");
      if (verdict.isDone) void mailAuthor(database, { subject: subjectOf("photos", id) });
      return { action: "photo.publish", verdict, stale: pageOf(verdict) };
    },
  },
  posts: {
    async publish({ database, actor, id }) {
      const verdict = await decidePost(database, actor, id, "published");
      if (verdict.isDone) void mailAuthor(database, { subject: subjectOf("posts", id) });
      return { action: "post.publish", verdict, stale: pagesOfPost(verdict) };
    },
  },
  events: { publish: publishWaitingEvent },
  messages: {
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

/** Not accepting or removing what is in a queue, with the reason that its sender sees. */
export const REFUSALS: Readonly<
  Partial<Record<Queue, (context: Context, reason: string) => Promise<Decided>>>
> = {
  async listings({ database, actor, id }, reason) {
    const verdict = await refuseListing(database, actor, id, reason);
    if (verdict.isDone) {
      const { name, userId, senderEmail } = verdict.result;
      const href = absoluteUrl(listingHref(id));
      void mailDecision(database, userId, listingRefusedMail({ name, reason, href }), senderEmail);
    }
    return { action: "listing.refuse", verdict, stale: [] };
  },
  async corrections({ database, actor, id }, reason) {
    const verdict = await refuseSuggestion(database, actor, Number(id), reason);
    if (!verdict.isDone) return { action: "suggestion.refuse", verdict, stale: [] };
    const { restaurantId, userId } = verdict.result;
    const restaurant = await nameOf(restaurantId);
    const href = absoluteUrl(ROUTES.profile);
    void mailDecision(database, userId, correctionRefusedMail({ restaurant, reason, href }));
    return { action: "suggestion.refuse", verdict, stale: [restaurantHref(restaurantId)] };
  },
  async claims({ database, actor, id }, reason) {
    const verdict = await decideClaim(database, actor, id, "refused", reason);
    if (verdict.isDone) {
      const { restaurantId, userId } = verdict.result;
      const restaurant = await nameOf(restaurantId);
      const href = absoluteUrl(claimHref(restaurantId));
      void mailDecision(database, userId, claimRefusedMail({ restaurant, reason, href }));
    }
    return { action: "claim.refuse", verdict, stale: [] };
  },
  async reports({ database, actor, id }, reason) {
    const verdict = await upholdReport(database, actor, Number(id), reason);
    if (verdict.isDone) {
      const { subject } = verdict.result;
      void mailAuthor(database, { subject, reason });
      void mailReporters(database, { ...verdict.result, isRemoved: true });
    }
    const page = verdict.isDone ? verdict.result.page : undefined;
    if (page?.eventId && page.status !== "removed") void mailRemoval(database, page.eventId);
    const stale = [
      ...(page?.restaurantId ? [restaurantHref(page.restaurantId)] : []),
      ...(page?.topicId ? [topicHref(page.topicId), ROUTES.forum] : []),
      ...(page?.eventId ? pagesOfEvent(page.eventId) : []),
    ];
    return { action: "report.uphold", verdict, stale };
  },
  async reviews({ database, actor, id }, reason) {
    const verdict = await decideReview(database, actor, id, "removed", reason);
    if (verdict.isDone) void mailAuthor(database, { subject: subjectOf("reviews", id), reason });
    return { action: "review.remove", verdict, stale: pagesOfReview(verdict) };
  },
  async photos({ database, actor, id }, reason) {
    const verdict = await decidePhoto(database, actor, id, "removed", reason);
    if (verdict.isDone) void mailAuthor(database, { subject: subjectOf("photos", id), reason });
    return { action: "photo.remove", verdict, stale: pageOf(verdict) };
  },
  async posts({ database, actor, id }, reason) {
    const verdict = await decidePost(database, actor, id, "removed", reason);
    if (verdict.isDone) void mailAuthor(database, { subject: subjectOf("posts", id), reason });
    return { action: "post.remove", verdict, stale: pagesOfPost(verdict) };
  },
  events: removeWaitingEvent,
};
