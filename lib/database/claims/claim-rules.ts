import { and, eq, gt, sql } from "drizzle-orm";
import type { Database, Transaction, VerifiedClaims } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { claims } from "@/lib/database/schema/claims";
import { auditLog } from "@/lib/database/schema/desk";
import { changeLog } from "@/lib/database/schema/imports";
import { reviews } from "@/lib/database/schema/reviews";

/** Anyone can change a website in OpenStreetMap: for so long after a change, it may belong to another person. */
export const WEBSITE_WEEKS = 4;

async function isWebsiteNew(transaction: Transaction, restaurantId: string) {
  const since = sql`now() - make_interval(weeks => ${WEBSITE_WEEKS})`;
  const isChange = and(
    eq(changeLog.restaurantId, restaurantId),
    eq(changeLog.field, "website"),
    gt(changeLog.at, since),
  );
  return (await transaction.$count(changeLog, isChange)) > 0;
}

/** Whether the desk refused a claim of this account or of this e-mail address, and did not undo the refusal. */
async function wasRefused(
  transaction: Transaction,
  { sub }: VerifiedClaims,
  restaurantId: string,
  email: string | null,
) {
  const rows = await executeRows(
    transaction,
    sql`
      select from ${claims} c
      where c.restaurant_id = ${restaurantId}
        and (c.user_id = ${sub} or lower(c.email) = lower(${email ?? ""}))
        and (
          select a.action from ${auditLog} a
          where a.subject = 'claim:' || c.id and a.action not in ('question.ask', 'claim.move')
          order by a.id desc limit 1
        ) in ('claim.refuse', 'claim.revoke')`,
  );
  return rows.length > 0;
}

/** Whether a person has to decide on a claim: a mail to the website's domain is not enough (P14.221). */
export async function isForDesk(
  transaction: Transaction,
  user: VerifiedClaims,
  restaurantId: string,
  email: string | null,
) {
  return (
    (await isWebsiteNew(transaction, restaurantId)) ||
    (await wasRefused(transaction, user, restaurantId, email))
  );
}

/** The same, before a claim is sent. */
export async function needsDeskDecision(
  database: Database,
  user: VerifiedClaims,
  { restaurantId, email }: { restaurantId: string; email: string | null },
) {
  return database.asOwner((transaction) => isForDesk(transaction, user, restaurantId, email));
}

/** Whether an account has reviewed a restaurant: then it does not own it (P14.83). */
export async function hasReviewed(transaction: Transaction, userId: string, restaurantId: string) {
  const isOwn = and(eq(reviews.authorId, userId), eq(reviews.restaurantId, restaurantId));
  return (await transaction.$count(reviews, isOwn)) > 0;
}
