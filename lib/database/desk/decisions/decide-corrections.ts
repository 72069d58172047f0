import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/database/database";
import { writeAudit, type Actor } from "@/lib/database/desk/audit";
import {
  correctRestaurant,
  MEMBER_SOURCE,
  OWNER_SOURCE,
  type FactChange,
} from "@/lib/database/desk/decisions/correct-restaurant";
import { decide } from "@/lib/database/desk/decisions/decide";
import type { NewRestaurant } from "@/lib/database/desk/decisions/decide-listings";
import { DESK_SOURCE, placeChanges } from "@/lib/database/desk/venues/edit-venue";
import { readOwners } from "@/lib/database/desk/venues/owners";
import { subjectOf } from "@/lib/desk/queues";
import { recountRestaurants } from "@/lib/database/imports/recount-restaurants";
import { suggestions } from "@/lib/database/schema/contributions";
import { restaurants } from "@/lib/database/schema/restaurants";
import { CITY, POSITION, readFacts, readPositionFact } from "@/lib/desk/facts";

type Suggestion = typeof suggestions.$inferSelect;

type Facts = Readonly<Record<string, string>>;

/** What of some facts is to become true, by column of `restaurants`. */
function changesOf(facts: Facts, accepted: readonly string[]): FactChange[] {
  const changes = Object.entries(readFacts(facts)).filter(([name]) => accepted.includes(name));
  const point = accepted.includes(POSITION) ? readPositionFact(facts) : undefined;
  return [...changes, ...Object.entries(point ?? {})];
}

export type AcceptedFacts = {
  /** What follows from the accepted facts: the hours of a text. */
  derived?: readonly FactChange[] | undefined;
  /** What the desk accepts instead of what was sent, by fact. */
  edited?: Facts;
  /** What a new position says of where the restaurant is. */
  moved?: NewRestaurant | undefined;
  /** The accepted city, by column. */
  city?: readonly FactChange[] | undefined;
};

/** Where a restaurant is that a correction moves. */
async function movedChanges(
  transaction: Transaction,
  restaurantId: string,
  moved: NewRestaurant | undefined,
) {
  const [row] = moved
    ? await transaction.select().from(restaurants).where(eq(restaurants.id, restaurantId))
    : [];
  return row && moved ? placeChanges(transaction, row, moved) : [];
}

const isOpen = (id: number) => and(eq(suggestions.id, id), eq(suggestions.status, "open"));

/** The restaurant and the facts of a suggestion that waits. */
export async function findSuggestion(database: Database, id: number) {
  return database.asOwner(async (transaction) => {
    const [found] = await transaction
      .select({
        kind: suggestions.kind,
        facts: suggestions.facts,
        lat: restaurants.lat,
        lng: restaurants.lng,
        timeZone: restaurants.timeZone,
        cityId: restaurants.cityId,
        countryCode: restaurants.countryCode,
      })
      .from(suggestions)
      .innerJoin(restaurants, eq(restaurants.id, suggestions.restaurantId))
      .where(isOpen(id));
    return found;
  });
}

type Settled = { transaction: Transaction; actor: Actor; leading: string };

/** Closes the other reports that a restaurant has closed with the one that was accepted (`leading`); returns who sent them. */
async function settleClosures(
  { transaction, actor, leading }: Settled,
  { restaurantId }: Suggestion,
) {
  const others = await transaction
    .update(suggestions)
    .set({ status: "accepted" })
    .where(
      and(
        eq(suggestions.restaurantId, restaurantId),
        eq(suggestions.kind, "closed"),
        eq(suggestions.status, "open"),
      ),
    )
    .returning({ id: suggestions.id, userId: suggestions.userId });
  for (const { id } of others)
    await writeAudit(transaction, {
      actor,
      action: "suggestion.take",
      subject: subjectOf("corrections", String(id)),
      before: { status: "open" },
      after: { status: "accepted", with: leading },
    });
  return others.map(({ userId }) => userId);
}

/**
 * Applies the named facts of a suggestion, or its closure, and values derived from them; a closure decides every other report of it.
 * Returns the restaurant's id and the accounts whose reports were accepted.
 */
export async function acceptSuggestion(
  database: Database,
  actor: Actor,
  id: number,
  accepted: readonly string[],
  { derived = [], edited = {}, moved, city = [] }: AcceptedFacts = {},
) {
  return decide(database, {
    actor,
    action: "suggestion.take",
    subject: subjectOf("corrections", String(id)),
    async carryOut(transaction) {
      const [suggestion] = await transaction
        .update(suggestions)
        .set({ status: "accepted" })
        .where(isOpen(id))
        .returning();
      if (!suggestion) return undefined;
      const { restaurantId, userId, kind } = suggestion;
      const sent = accepted.filter((name) => !(name in edited));
      const changes: FactChange[] =
        kind === "closed"
          ? [["closure", "closed"]]
          : [
              ...changesOf(suggestion.facts, sent),
              ...derived,
              ...(await movedChanges(transaction, restaurantId, moved)).filter(
                ([field]) => !city.some(([name]) => name === field),
              ),
              ...(CITY in edited ? [] : city),
            ];
      const ownChanges = [...changesOf(edited, accepted), ...(CITY in edited ? city : [])];
      if (changes.length + ownChanges.length === 0)
        throw new Error("None of these facts can be accepted.");
      const owners = await readOwners(transaction, restaurantId);
      const isOwners = owners.some((owner) => owner.userId === userId);
      const member = isOwners ? OWNER_SOURCE : MEMBER_SOURCE;
      const source = userId ? member : "a visitor";
      const about = { restaurantId, source };
      const states = await correctRestaurant(transaction, actor, about, changes);
      const own = { restaurantId, source: DESK_SOURCE };
      const ownStates = await correctRestaurant(transaction, actor, own, ownChanges);
      await recountRestaurants(transaction);
      const leading = subjectOf("corrections", String(id));
      const others =
        kind === "closed" ? await settleClosures({ transaction, actor, leading }, suggestion) : [];
      return {
        before: { ...states.before, ...ownStates.before },
        after: { ...states.after, ...ownStates.after },
        result: { restaurantId, kind, senders: [userId, ...others] },
      };
    },
  });
}

/** Refuses a suggestion; its sender sees the reason. Returns the restaurant's id and the sender. */
export async function refuseSuggestion(
  database: Database,
  actor: Actor,
  id: number,
  reason: string,
) {
  return decide(database, {
    actor,
    action: "suggestion.refuse",
    subject: subjectOf("corrections", String(id)),
    reason,
    async carryOut(transaction) {
      const [refused] = await transaction
        .update(suggestions)
        .set({ status: "refused", reason })
        .where(isOpen(id))
        .returning({ restaurantId: suggestions.restaurantId, userId: suggestions.userId });
      if (!refused) return undefined;
      const states = { before: { status: "open" }, after: { status: "refused" } };
      return { ...states, result: refused };
    },
  });
}
