import { isDeepStrictEqual } from "node:util";
import { and, desc, eq, sql } from "drizzle-orm";
import { OWNER_CHANGE } from "@/lib/database/claims/change-own-facts";
import type { Database } from "@/lib/database/database";
import type { Actor } from "@/lib/database/desk/audit";
import { correctRestaurant } from "@/lib/database/desk/decisions/correct-restaurant";
import { decide } from "@/lib/database/desk/decisions/decide";
import { DESK_SOURCE, venueSubject } from "@/lib/database/desk/venues/edit-venue";
import { auditLog } from "@/lib/database/schema/desk";
import { restaurants } from "@/lib/database/schema/restaurants";
import { rangesFrom } from "@/lib/restaurants/hours/closed-ranges";
import { dateIn } from "@/lib/restaurants/hours/local-time";
import type { ClosedRange } from "@/lib/restaurants/types";
import { factOf } from "@/lib/restaurants/facts/social-networks";

const OWNER_UNDO = "owner.undo";

const isChange = eq(auditLog.action, OWNER_CHANGE);

/** Whether a change was taken back: another entry says so. */
const isUndone = sql<boolean>`exists (select from ${auditLog} u where u.action = ${OWNER_UNDO}
  and u.subject = ${auditLog.subject} and u.after ->> 'entry' = ${auditLog.id}::text)`;

const restaurantId = sql<string>`substr(${auditLog.subject}, ${venueSubject("").length + 1})`;

/** One page of what owners changed, the newest first, and how many changes there are. Not those of restaurants that were merged. */
export async function listOwnerChanges(database: Database, offset: number, limit: number) {
  return database.asOwner(async (transaction) => {
    const isOfVenue = eq(restaurants.id, restaurantId);
    const changes = await transaction
      .select({
        id: auditLog.id,
        at: auditLog.at,
        before: auditLog.before,
        after: auditLog.after,
        restaurantId: restaurants.id,
        name: restaurants.name,
        latinName: restaurants.latinName,
        countryCode: restaurants.countryCode,
        isUndone,
      })
      .from(auditLog)
      .innerJoin(restaurants, isOfVenue)
      .where(isChange)
      .orderBy(desc(auditLog.id))
      .limit(limit)
      .offset(offset);
    const [row] = await transaction
      .select({ total: sql<number>`count(*)::int` })
      .from(auditLog)
      .innerJoin(restaurants, isOfVenue)
      .where(isChange);
    return { changes, total: row?.total ?? 0 };
  });
}

/** A fact without closed days that are over: the server removes them. */
function valueOn(today: string, field: string, value: unknown) {
  if (field !== "closedDates") return value ?? null;
  const ranges = rangesFrom((value ?? []) as ClosedRange[], today);
  return ranges.length > 0 ? ranges : null;
}

/** Opening hours are read from their text, again and again: they go with it. */
const DERIVED_FROM: Readonly<Record<string, string>> = { hours: "hoursText" };

/**
 * Takes back what an owner changed (P14.981): facts that are still as the owner wrote them are what they were before. Not done for
 * a change that was taken back already, or of which nothing is left. The result is the restaurant and the owner who is told.
 */
export async function undoOwnerChange(
  database: Database,
  actor: Actor,
  { entryId, restaurantId: id }: { entryId: number; restaurantId: string },
) {
  const subject = venueSubject(id);
  return decide(database, {
    actor,
    action: OWNER_UNDO,
    subject,
    async carryOut(transaction) {
      // Two moderators take turns here.
      const [row] = await transaction
        .select()
        .from(restaurants)
        .where(eq(restaurants.id, id))
        .for("update");
      const [entry] = await transaction
        .select({ actor: auditLog.actor, before: auditLog.before, after: auditLog.after, isUndone })
        .from(auditLog)
        .where(and(eq(auditLog.id, entryId), eq(auditLog.subject, subject), isChange));
      if (!row || !entry || entry.isUndone) return undefined;
      const before = Object(entry.before) as Record<string, unknown>;
      const after = Object(entry.after) as Record<string, unknown>;
      const today = dateIn(row.timeZone, new Date());
      const isLeft = (field: string) =>
        isDeepStrictEqual(
          valueOn(today, field, factOf(row, field)),
          valueOn(today, field, after[field]),
        );
      const changes = Object.entries(before).filter(([field]) =>
        isLeft(DERIVED_FROM[field] ?? field),
      );
      if (changes.length === 0) return undefined;
      const about = { restaurantId: id, source: DESK_SOURCE };
      const states = await correctRestaurant(transaction, actor, about, changes);
      return {
        before: states.before,
        after: { ...states.after, entry: String(entryId) },
        result: { restaurantId: id, userId: entry.actor, facts: changes.map(([field]) => field) },
      };
    },
  });
}
