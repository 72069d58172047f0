import { and, eq } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import type { Actor } from "@/lib/database/desk/audit";
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

/**
 * Takes the named facts of a suggestion, or its closure, and what follows from them (`derived`: the hours of a text); answers the
 * restaurant's id.
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
      return { ...states, result: restaurantId };
    },
  });
}

/** Refuses a suggestion; its sender sees the reason. Answers the restaurant's id. */
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
        .returning({ restaurantId: suggestions.restaurantId });
      if (!refused) return undefined;
      const states = { before: { status: "open" }, after: { status: "refused" } };
      return { ...states, result: refused.restaurantId };
    },
  });
}
