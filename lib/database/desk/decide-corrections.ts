import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/database/database";
import type { Actor } from "@/lib/database/desk/audit";
import { decide } from "@/lib/database/desk/decide";
import { subjectOf } from "@/lib/database/desk/items";
import { recount } from "@/lib/database/imports/recount";
import { suggestions } from "@/lib/database/schema/contributions";
import { changeLog, corrections } from "@/lib/database/schema/imports";
import { restaurants } from "@/lib/database/schema/restaurants";
import { readFacts } from "@/lib/desk/facts";

type Suggestion = typeof suggestions.$inferSelect;

/** What of a suggestion is to become true, by column of `restaurants`. */
function changesOf({ kind, facts }: Suggestion, taken: readonly string[]) {
  if (kind === "closed") return [["closure", "closed"]] as const;
  return Object.entries(readFacts(facts)).filter(([name]) => taken.includes(name));
}

/** Writes facts to a restaurant, so that imports keep them, and says in the change log who did. */
async function correctRestaurant(
  transaction: Transaction,
  actor: Actor,
  { restaurantId, userId }: Suggestion,
  changes: readonly (readonly [string, unknown])[],
) {
  const [row] = await transaction
    .select()
    .from(restaurants)
    .where(eq(restaurants.id, restaurantId))
    .for("update");
  const old: Record<string, unknown> = row ?? {};
  const columns = getTableColumns(restaurants);
  for (const [field, value] of changes) {
    if (!(field in columns)) throw new Error(`There is no column for ${field}.`);
    const at = new Date();
    const source = userId ? "a member" : "a visitor";
    const json = sql`${JSON.stringify(value)}::text::jsonb`;
    await transaction
      .insert(corrections)
      .values({ restaurantId, field, value: json, source, at })
      .onConflictDoUpdate({
        target: [corrections.restaurantId, corrections.field],
        set: { value: json, source, at },
      });
    const before = old[field] ?? null;
    await transaction
      .insert(changeLog)
      .values({ actor: actor.name, restaurantId, field, before, after: value });
  }
  const before = Object.fromEntries(changes.map(([field]) => [field, old[field] ?? null]));
  const after = Object.fromEntries(changes);
  await transaction
    .update(restaurants)
    .set({ ...after, updatedAt: new Date() })
    .where(eq(restaurants.id, restaurantId));
  return { before, after };
}

const isOpen = (id: number) => and(eq(suggestions.id, id), eq(suggestions.status, "open"));

/** Takes the named facts of a suggestion, or its closure; answers the restaurant's id. */
export async function takeSuggestion(
  database: Database,
  actor: Actor,
  id: number,
  taken: readonly string[],
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
      const changes = changesOf(suggestion, taken);
      if (changes.length === 0) throw new Error("None of these facts can be taken.");
      const { before, after } = await correctRestaurant(transaction, actor, suggestion, changes);
      await recount(transaction);
      return { before, after, result: suggestion.restaurantId };
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
