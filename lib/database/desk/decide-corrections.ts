import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/database/database";
import { writeAudit, type Actor } from "@/lib/database/desk/audit";
import { correctRestaurant, type FactChange } from "@/lib/database/desk/correct-restaurant";
import { decide } from "@/lib/database/desk/decide";
import { readOwners } from "@/lib/database/desk/owners";
import { subjectOf } from "@/lib/database/desk/items";
import { recount } from "@/lib/database/imports/recount";
import { suggestions } from "@/lib/database/schema/contributions";
import { restaurants } from "@/lib/database/schema/restaurants";
import { readFacts } from "@/lib/desk/facts";

type Suggestion = typeof suggestions.$inferSelect;

/** What of a suggestion is to become true, by column of `restaurants`. */
function changesOf({ kind, facts }: Suggestion, taken: readonly string[]) {
  if (kind === "closed") return [["closure", "closed"]] as const;
  return Object.entries(readFacts(facts)).filter(([name]) => taken.includes(name));
}

const isOpen = (id: number) => and(eq(suggestions.id, id), eq(suggestions.status, "open"));

/** The restaurant and the facts of a suggestion that waits. */
export async function findSuggestion(database: Database, id: number) {
  return database.asOwner(async (transaction) => {
    const [found] = await transaction
      .select({
        facts: suggestions.facts,
        lat: restaurants.lat,
        lng: restaurants.lng,
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

/** Closes the other reports that a restaurant has closed with the one that was accepted (`leading`); answers who sent them. */
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
 * Takes the named facts of a suggestion, or its closure, and what follows from them (`derived`: the hours of a text); a closure
 * settles every other report of it. Answers the restaurant's id and the accounts whose reports were accepted.
 */
export async function takeSuggestion(
  database: Database,
  actor: Actor,
  id: number,
  taken: readonly string[],
  derived: readonly FactChange[] = [],
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
      const changes = [...changesOf(suggestion, taken), ...derived];
      if (changes.length === 0) throw new Error("None of these facts can be taken.");
      const { restaurantId, userId } = suggestion;
      const owners = await readOwners(transaction, restaurantId);
      const isOwners = owners.some((owner) => owner.userId === userId);
      const member = isOwners ? "the owner" : "a member";
      const source = userId ? member : "a visitor";
      const states = await correctRestaurant(transaction, actor, { restaurantId, source }, changes);
      await recount(transaction);
      const leading = subjectOf("corrections", String(id));
      const others =
        suggestion.kind === "closed"
          ? await settleClosures({ transaction, actor, leading }, suggestion)
          : [];
      const { kind } = suggestion;
      return { ...states, result: { restaurantId, kind, senders: [userId, ...others] } };
    },
  });
}

/** Refuses a suggestion; its sender sees the reason. Answers the restaurant's id and the sender. */
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
