import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { MEMBER_CHANGE, OWNER_CHANGE } from "@/lib/database/contributions/change-at-once";
import type { Database, Transaction } from "@/lib/database/database";
import type { Actor } from "@/lib/database/desk/audit";
import { isRestaurantIn } from "@/lib/database/desk/area";
import { changesLeft } from "@/lib/database/desk/decisions/changes-left";
import { correctRestaurant } from "@/lib/database/desk/decisions/correct-restaurant";
import { decide, type Verdict } from "@/lib/database/desk/decisions/decide";
import { DESK_SOURCE, venueSubject } from "@/lib/database/desk/venues/edit-venue";
import { lockRestaurant } from "@/lib/database/records/lock-restaurant";
import { suggestions } from "@/lib/database/schema/contributions";
import { auditLog } from "@/lib/database/schema/desk";
import { restaurants } from "@/lib/database/schema/restaurants";
import type { DeskArea } from "@/lib/desk/roles";

/** How each kind of change is taken back. */
const UNDO: Readonly<Record<string, string>> = {
  [OWNER_CHANGE]: "owner.undo",
  [MEMBER_CHANGE]: "member.undo",
};

/** What the sender of a correction reads that was taken back. */
const REASON = "A moderator took it back: the page says what it said before.";

const isChange = inArray(auditLog.action, Object.keys(UNDO));

/** Whether a change was taken back: another entry says so. */
const isUndone = sql<boolean>`exists (select from ${auditLog} u where ${inArray(sql`u.action`, Object.values(UNDO))}
  and u.subject = ${auditLog.subject} and u.after ->> 'entry' = ${auditLog.id}::text)`;

/** The restaurant: the subject of an owner's entry; that of a member is about the correction, and names it beside the facts. */
const venue = sql<string>`coalesce(${auditLog.after} ->> 'subject', ${auditLog.subject})`;
const restaurantId = sql<string>`substr(${venue}, ${venueSubject("").length + 1})`;

/**
 * One page of what owners and trusted members changed, everywhere or in an area, the newest first, and how many changes there are. Not
 * those of restaurants that were merged.
 */
export async function listChangesAtOnce(
  database: Database,
  { offset, limit, area }: { offset: number; limit: number; area?: DeskArea | undefined },
) {
  return database.asOwner(async (transaction) => {
    const isOfVenue = and(eq(restaurants.id, restaurantId), area && isRestaurantIn(area));
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
        isByOwner: sql<boolean>`${auditLog.action} = ${OWNER_CHANGE}`,
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

/** The correction of a trusted member counts as refused from now on (P14.971). */
async function refuseCorrection(transaction: Transaction, subject: string) {
  const isIt = sql`'suggestion:' || ${suggestions.id} = ${subject}`;
  await transaction
    .update(suggestions)
    .set({ status: "refused", reason: REASON })
    .where(and(isIt, eq(suggestions.status, "accepted")));
}

type Change = { entryId: number; restaurantId: string };

/** What was taken back, and from whom. */
export type UndoneChange = {
  restaurantId: string;
  userId: string | null;
  isByOwner: boolean;
  facts: string[];
};

const isEntry = ({ entryId, restaurantId: id }: Change) =>
  and(eq(auditLog.id, entryId), eq(venue, venueSubject(id)), isChange);

/**
 * Takes back what an owner or a trusted member changed (P14.981): facts that are still as they wrote them are what they were before. Not
 * done for a change that was taken back already, or of which nothing is left.
 */
export async function undoChangeAtOnce(
  database: Database,
  actor: Actor,
  change: Change,
): Promise<Verdict<UndoneChange>> {
  const [found] = await database.asOwner((transaction) =>
    transaction
      .select({ action: auditLog.action, subject: auditLog.subject })
      .from(auditLog)
      .where(isEntry(change)),
  );
  const action = found && UNDO[found.action];
  if (!found || !action) return { isDone: false, by: undefined };
  const { subject } = found;
  const isByOwner = found.action === OWNER_CHANGE;
  const id = change.restaurantId;
  return decide(database, {
    actor,
    action,
    subject,
    async carryOut(transaction) {
      // Two moderators take turns here.
      const row = await lockRestaurant(transaction, id);
      const [entry] = await transaction
        .select({ actor: auditLog.actor, before: auditLog.before, after: auditLog.after, isUndone })
        .from(auditLog)
        .where(isEntry(change));
      if (!row || !entry || entry.isUndone) return undefined;
      const changes = changesLeft(row, entry);
      if (changes.length === 0) return undefined;
      const about = { restaurantId: id, source: DESK_SOURCE };
      const states = await correctRestaurant(transaction, actor, about, changes);
      if (!isByOwner) await refuseCorrection(transaction, subject);
      const facts = changes.map(([field]) => field);
      return {
        before: states.before,
        after: { ...states.after, entry: String(change.entryId) },
        result: { restaurantId: id, userId: entry.actor, isByOwner, facts },
      };
    },
  });
}
