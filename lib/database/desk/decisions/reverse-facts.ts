import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/lib/database/database";
import { lastDecision, writeAudit, type AuditEntry } from "@/lib/database/desk/audit";
import { changesLeft } from "@/lib/database/desk/decisions/changes-left";
import { correctRestaurant } from "@/lib/database/desk/decisions/correct-restaurant";
import { DESK_SOURCE } from "@/lib/database/desk/venues/edit-venue";
import { recountRestaurants } from "@/lib/database/imports/recount-restaurants";
import { lockRestaurant } from "@/lib/database/records/lock-restaurant";
import { claims } from "@/lib/database/schema/claims";
import { confirmations, listings, suggestions } from "@/lib/database/schema/contributions";
import { dishes } from "@/lib/database/schema/dishes";
import { events } from "@/lib/database/schema/events";
import { favorites } from "@/lib/database/schema/favorites";
import { listPlaces } from "@/lib/database/schema/lists";
import { auditLog } from "@/lib/database/schema/desk";
import { changeLog } from "@/lib/database/schema/imports";
import { photos } from "@/lib/database/schema/photos";
import { restaurants } from "@/lib/database/schema/restaurants";
import { reviews } from "@/lib/database/schema/reviews";
import { priceVotes, tips } from "@/lib/database/schema/tips";

/** What goes with a restaurant, or loses its place. */
const USES = [
  reviews,
  favorites,
  listPlaces,
  confirmations,
  suggestions,
  events,
  dishes,
  tips,
  priceVotes,
  claims,
];

/** Whether a member has saved a restaurant, said something of it or claimed it: then it is not removed again. */
async function isUsed(transaction: Transaction, restaurantId: string, token: string) {
  for (const table of USES)
    if ((await transaction.$count(table, eq(table.restaurantId, restaurantId))) > 0) return true;
  const others = sql`${photos.restaurantId} = ${restaurantId} and ${photos.listingToken} is distinct from ${token}`;
  return (await transaction.$count(photos, others)) > 0;
}

/** The photos of a listing wait with it again; those that were removed on their own stay removed. */
async function takePhotosBack(transaction: Transaction, token: string) {
  const isOfListing = eq(photos.listingToken, token);
  await transaction
    .update(photos)
    .set({ status: "waiting" })
    .where(and(isOfListing, eq(photos.status, "published")));
  await transaction.update(photos).set({ restaurantId: null, byVisitor: false }).where(isOfListing);
}

/** A listing that was approved waits again, and its restaurant is removed; not where a member uses it already. */
export async function reverseApproval(transaction: Transaction, token: string, entry: AuditEntry) {
  const { restaurantId } = Object(entry.after) as { restaurantId?: string };
  if (!restaurantId || (await isUsed(transaction, restaurantId, token))) return undefined;
  const reopened = await transaction
    .update(listings)
    .set({ status: "review", restaurantId: null })
    .where(and(eq(listings.token, token), eq(listings.status, "published")))
    .returning({ name: listings.name });
  if (!reopened[0]) return undefined;
  await takePhotosBack(transaction, token);
  await transaction.delete(restaurants).where(eq(restaurants.id, restaurantId));
  await transaction.insert(changeLog).values({
    actor: entry.actorName,
    restaurantId,
    field: "*",
    before: reopened[0].name,
    after: null,
  });
  await recountRestaurants(transaction);
  return { restaurantId };
}

/** Facts that were changed again since then, by the owner perhaps, stay. */
async function takeFactsBack(transaction: Transaction, restaurantId: string, entry: AuditEntry) {
  const row = await lockRestaurant(transaction, restaurantId);
  if (!row) return;
  const actor = { id: entry.actor, name: entry.actorName };
  const about = { restaurantId, source: DESK_SOURCE };
  await correctRestaurant(transaction, actor, about, changesLeft(row, entry));
}

/** A listing that was added to a restaurant waits again, and the restaurant does not know what it had from it. */
export async function reverseMergedListing(
  transaction: Transaction,
  token: string,
  entry: AuditEntry,
) {
  const { restaurantId } = Object(entry.after) as { restaurantId?: string };
  if (!restaurantId) return undefined;
  const reopened = await transaction
    .update(listings)
    .set({ status: "review", restaurantId: null })
    .where(and(eq(listings.token, token), eq(listings.status, "published")))
    .returning({ token: listings.token });
  if (!reopened[0]) return undefined;
  await takePhotosBack(transaction, token);
  await takeFactsBack(transaction, restaurantId, entry);
  await recountRestaurants(transaction);
  return { restaurantId };
}

/** The reports of a closure that were accepted with another one wait again, too. */
async function reopenSettled(transaction: Transaction, leading: string, entry: AuditEntry) {
  const isSettled = sql`(select a.after ->> 'with' from ${auditLog} a
    where a.subject = 'suggestion:' || ${suggestions.id} order by a.id desc limit 1) = ${leading}`;
  const reopened = await transaction
    .update(suggestions)
    .set({ status: "open" })
    .where(and(eq(suggestions.kind, "closed"), eq(suggestions.status, "accepted"), isSettled))
    .returning({ id: suggestions.id });
  for (const { id } of reopened)
    await writeAudit(transaction, {
      actor: { id: entry.actor, name: entry.actorName },
      action: "decision.undo",
      subject: `suggestion:${id}`,
      before: { status: "accepted" },
      after: { status: "open" },
    });
}

/** A correction waits again, and the restaurant's facts are what they were; a closure that was accepted with another waits again with it. */
export async function reverseCorrection(
  transaction: Transaction,
  id: string,
  entry: AuditEntry,
): Promise<{ restaurantId: string } | undefined> {
  const { with: leading } = Object(entry.after) as { with?: string };
  if (leading) {
    const first = await lastDecision(transaction, leading);
    if (first?.action !== "suggestion.take") return undefined;
    return reverseCorrection(transaction, leading.slice(leading.indexOf(":") + 1), first);
  }
  const [suggestion] = await transaction
    .update(suggestions)
    .set({ status: "open" })
    .where(and(sql`${suggestions.id}::text = ${id}`, eq(suggestions.status, "accepted")))
    .returning({ restaurantId: suggestions.restaurantId });
  if (!suggestion) return undefined;
  const { restaurantId } = suggestion;
  await takeFactsBack(transaction, restaurantId, entry);
  await reopenSettled(transaction, `suggestion:${id}`, entry);
  await recountRestaurants(transaction);
  return { restaurantId };
}
