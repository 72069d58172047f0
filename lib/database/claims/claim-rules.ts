import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Database, Transaction, VerifiedClaims } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { claims } from "@/lib/database/schema/claims";
import { listings, suggestions } from "@/lib/database/schema/contributions";
import { auditLog } from "@/lib/database/schema/desk";
import { changeLog, imports, osmElements } from "@/lib/database/schema/imports";
import { dishes, dishMarks } from "@/lib/database/schema/dishes";
import { photos, photoVotes } from "@/lib/database/schema/photos";
import { reviews, reviewVotes } from "@/lib/database/schema/reviews";
import { priceVotes, tips, tipVotes } from "@/lib/database/schema/tips";

/** Anyone can change a website in OpenStreetMap, or send a listing with one: for so long after that, it may belong to another person. */
export const WEBSITE_WEEKS = 4;

/**
 * Whether a website is so new that it shows nothing: it was changed, or came with a restaurant that the desk added, or that an import
 * added where an earlier one of the same area did not have it. The first import of an area brings what was there before.
 */
async function isWebsiteNew(transaction: Transaction, restaurantId: string) {
  const rows = await executeRows(
    transaction,
    sql`
      select from ${changeLog} c
      where c.restaurant_id = ${restaurantId}
        and c.at > now() - make_interval(weeks => ${WEBSITE_WEEKS})
        and (
          c.field = 'website'
          or c.field = '*' and c.after is not null and (
            not exists (select from ${osmElements} e where e.restaurant_id = c.restaurant_id)
            or exists (
              select from ${osmElements} e join ${imports} i on i.scope = e.scope
              where e.restaurant_id = c.restaurant_id and i.finished_at < c.at
            )
          )
        )
      limit 1`,
  );
  return rows.length > 0;
}

/** Whether an account has brought a website of the restaurant in itself, by its listing or by a correction that was accepted. */
async function hasBroughtWebsite(
  transaction: Transaction,
  { sub }: VerifiedClaims,
  restaurantId: string,
) {
  const rows = await executeRows(
    transaction,
    sql`
      select from ${listings} l
      where l.restaurant_id = ${restaurantId} and l.user_id = ${sub} and l.details ->> 'website' <> ''
      union all
      select from ${suggestions} s
      where s.restaurant_id = ${restaurantId} and s.user_id = ${sub} and s.status = 'accepted'
        and s.facts ->> 'website' <> ''`,
  );
  return rows.length > 0;
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
    (await hasBroughtWebsite(transaction, user, restaurantId)) ||
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

/** What a member says of a restaurant and an owner may not: as long as it is there, the member does not own the restaurant (P14.83). */
export type Opinion = "review" | "tip" | "price";

/** The opinions of an account about a restaurant; of a review or tip that the desk has removed its author cannot get rid. */
export const opinionsOf = (userId: SQLWrapper | string, restaurantId: SQLWrapper | string) => sql`
  select 1 as place, 'review' as opinion from ${reviews} r where r.author_id = ${userId} and r.restaurant_id = ${restaurantId} and r.status <> 'removed'
  union all
  select 2, 'tip' from ${tips} t where t.author_id = ${userId} and t.restaurant_id = ${restaurantId} and t.status <> 'removed'
  union all
  select 3, 'price' from ${priceVotes} v where v.user_id = ${userId} and v.restaurant_id = ${restaurantId}`;

/** What keeps an account from owning a restaurant; undefined where nothing does. */
export async function findOpinion(transaction: Transaction, userId: string, restaurantId: string) {
  const [first] = await executeRows<{ opinion: Opinion }>(
    transaction,
    sql`${opinionsOf(userId, restaurantId)} order by place limit 1`,
  );
  return first?.opinion;
}

/** The same, before a claim is sent or after one was not accepted. */
export async function findOwnOpinion(
  database: Database,
  { sub }: VerifiedClaims,
  restaurantId: string,
) {
  return database.asOwner((transaction) => findOpinion(transaction, sub, restaurantId));
}

/**
 * What its owners said of a restaurant's dishes, and which of its reviews, tips and photos they found helpful, does not count once it is
 * their own (P14.874, P14.23).
 */
export async function endOwnersPresses(transaction: Transaction, restaurantId: string) {
  const isOwners = (userId: SQL) =>
    sql`exists (select from ${claims} c where c.restaurant_id = ${restaurantId} and c.user_id = ${userId} and c.status = 'accepted')`;
  await transaction.execute(
    sql`delete from ${dishMarks} m using ${dishes} d
      where d.id = m.dish_id and d.restaurant_id = ${restaurantId} and ${isOwners(sql`m.user_id`)}`,
  );
  for (const [votes, of, table] of [
    [reviewVotes, sql.identifier("review_id"), reviews],
    [tipVotes, sql.identifier("tip_id"), tips],
    [photoVotes, sql.identifier("photo_id"), photos],
  ] as const)
    await transaction.execute(
      sql`delete from ${votes} v using ${table} t
        where t.id = v.${of} and t.restaurant_id = ${restaurantId} and ${isOwners(sql`v.user_id`)}`,
    );
}
