import { and, desc, eq, gt, isNull, notExists, or, sql } from "drizzle-orm";
import type { Database, Transaction, VerifiedClaims } from "@/lib/database/database";
import { toInstant } from "@/lib/database/records/rows";
import { claims, reviewReplies } from "@/lib/database/schema/claims";
import { suggestions } from "@/lib/database/schema/contributions";
import { dishes } from "@/lib/database/schema/dishes";
import { questions } from "@/lib/database/schema/questions";
import { reviews } from "@/lib/database/schema/reviews";

/** How many of each are read; owners with more see how many there are. */
export const SHOWN_WAITING = 5;

/** Published reviews that nobody has answered, the newest first. */
async function readUnanswered(transaction: Transaction, restaurantId: string) {
  const reply = transaction
    .select({ id: reviewReplies.reviewId })
    .from(reviewReplies)
    .where(eq(reviewReplies.reviewId, reviews.id));
  const isUnanswered = and(
    eq(reviews.restaurantId, restaurantId),
    eq(reviews.status, "published"),
    notExists(reply),
  );
  const { id, userName, title, rating } = reviews;
  const newest = await transaction
    .select({ id, userName, title, rating })
    .from(reviews)
    .where(isUnanswered)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(SHOWN_WAITING);
  return { total: await transaction.$count(reviews, isUnanswered), newest };
}

/** Dishes that members say are no longer served, of which the owner has said nothing; those that most say it of first. */
async function readDoubted(transaction: Transaction, restaurantId: string) {
  const isDoubted = and(
    eq(dishes.restaurantId, restaurantId),
    eq(dishes.status, "published"),
    isNull(dishes.retiredAt),
    gt(dishes.goneBy, 0),
  );
  const { id, name, goneBy } = dishes;
  const first = await transaction
    .select({ id, name, goneBy })
    .from(dishes)
    .where(isDoubted)
    .orderBy(desc(goneBy), id)
    .limit(SHOWN_WAITING);
  return { total: await transaction.$count(dishes, isDoubted), first };
}

/** Corrections and reports of closure that wait for the desk: which facts they are of, not what they say, who sent them or why. */
async function readCorrections(
  transaction: Transaction,
  { sub }: VerifiedClaims,
  restaurantId: string,
) {
  const isOpen = and(eq(suggestions.restaurantId, restaurantId), eq(suggestions.status, "open"));
  const rows = await transaction
    .select()
    .from(suggestions)
    .where(isOpen)
    .orderBy(desc(suggestions.createdAt), desc(suggestions.id))
    .limit(SHOWN_WAITING);
  const newest = rows.map(({ id, kind, facts, createdAt, userId }) => ({
    id,
    kind,
    facts: Object.keys(facts),
    at: toInstant(createdAt),
    isOwn: userId === sub,
  }));
  return { total: await transaction.$count(suggestions, isOpen), newest };
}

/** What the desk asks a member about a claim or a correction of the restaurant. */
async function readAsked(transaction: Transaction, { sub }: VerifiedClaims, restaurantId: string) {
  const about = (kind: string, table: typeof claims | typeof suggestions) =>
    sql`${questions.subject} in (select ${kind}::text || ':' || t.id from ${table} t where t.restaurant_id = ${restaurantId})`;
  return transaction
    .select({ token: questions.token, question: questions.question })
    .from(questions)
    .where(
      and(
        eq(questions.userId, sub),
        isNull(questions.answeredAt),
        or(about("claim", claims), about("suggestion", suggestions)),
      ),
    )
    .orderBy(desc(questions.askedAt));
}

/** What a restaurant's owner can deal with (P14.983); undefined where the restaurant is not the member's. */
export async function readWaitingForOwner(
  database: Database,
  user: VerifiedClaims,
  restaurantId: string,
) {
  // Members do not see what others send; the condition on the claim is in the same transaction.
  return database.asOwner(async (transaction) => {
    const isOwn = and(
      eq(claims.restaurantId, restaurantId),
      eq(claims.userId, user.sub),
      eq(claims.status, "accepted"),
    );
    if ((await transaction.$count(claims, isOwn)) === 0) return undefined;
    return {
      questions: await readAsked(transaction, user, restaurantId),
      reviews: await readUnanswered(transaction, restaurantId),
      dishes: await readDoubted(transaction, restaurantId),
      corrections: await readCorrections(transaction, user, restaurantId),
    };
  });
}

export type WaitingForOwner = NonNullable<Awaited<ReturnType<typeof readWaitingForOwner>>>;
