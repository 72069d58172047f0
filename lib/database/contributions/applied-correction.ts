import { and, eq, sql } from "drizzle-orm";
import type { Database, VerifiedClaims } from "@/lib/database/database";
import { suggestions } from "@/lib/database/schema/contributions";

/**
 * The facts of a member's own correction that apply already, and whether the desk decides on a part: both were stored at once. Undefined
 * for one that does not apply, or is another member's.
 */
export async function readAppliedCorrection(
  database: Database,
  user: VerifiedClaims,
  { restaurantId, id }: { restaurantId: string; id: number },
) {
  return database.asUser(user, async (transaction) => {
    const isOwn = and(eq(suggestions.userId, user.sub), eq(suggestions.restaurantId, restaurantId));
    const [applied] = await transaction
      .select({ facts: suggestions.facts })
      .from(suggestions)
      .where(and(isOwn, eq(suggestions.id, id), eq(suggestions.status, "accepted")));
    if (!applied) return undefined;
    const isRest = sql`${suggestions.createdAt} = (select s.created_at from ${suggestions} s where s.id = ${id})`;
    const waiting = and(isOwn, isRest, eq(suggestions.status, "open"));
    return {
      facts: Object.keys(applied.facts),
      waits: (await transaction.$count(suggestions, waiting)) > 0,
    };
  });
}
