import { and, eq, gt, sql } from "drizzle-orm";
import { ownsPlace } from "@/lib/database/claims/own-claims";
import type { Database, VerifiedClaims } from "@/lib/database/database";
import { dishes, dishMarks } from "@/lib/database/schema/dishes";
import { readSuspension } from "@/lib/database/accounts/suspensions";
import type { MarkKind } from "@/lib/dishes/types";

/** For so long a mark is what its member says now; after that it is said again (P14.871). */
const MARK_DAYS = 30;

const isPresent = gt(dishMarks.createdAt, sql`now() - make_interval(days => ${MARK_DAYS})`);

type Mark = { dishId: string; kind: MarkKind; intent?: "add" | "remove" | undefined };

/**
 * Says of a dish that a member ate it, or that it is no longer served, or takes that back; returns which. "own" for a dish of the
 * member's own restaurant, "missing" for one that is not shown; suspended members can only take back. Without a intent it does the contrary
 * of what is.
 */
export async function markDish(
  database: Database,
  user: VerifiedClaims,
  { dishId, kind, intent }: Mark,
) {
  return database.asUser(user, async (transaction) => {
    const [dish] = await transaction
      .select({ restaurantId: dishes.restaurantId })
      .from(dishes)
      .where(and(eq(dishes.id, dishId), eq(dishes.status, "published")));
    if (!dish) return "missing";
    const isOfMember = and(
      eq(dishMarks.dishId, dishId),
      eq(dishMarks.userId, user.sub),
      eq(dishMarks.kind, kind),
    );
    const isMarked = (await transaction.$count(dishMarks, and(isOfMember, isPresent))) > 0;
    if (intent === "remove" || (isMarked && intent !== "add")) {
      await transaction.delete(dishMarks).where(isOfMember);
      return "removed";
    }
    if (isMarked) return "added";
    const suspension = await readSuspension(transaction, user.sub);
    if (suspension) return suspension;
    if (await ownsPlace(transaction, user, dish.restaurantId)) return "own";
    // One that is over is dated anew.
    await transaction.delete(dishMarks).where(isOfMember);
    await transaction
      .insert(dishMarks)
      .values({ dishId, userId: user.sub, kind })
      .onConflictDoNothing();
    return "added";
  });
}

/** What a member says now of a restaurant's dishes, as "ate:…" and "gone:…". */
export async function listOwnMarks(database: Database, user: VerifiedClaims, restaurantId: string) {
  return database.asUser(user, async (transaction) => {
    const rows = await transaction
      .select({ id: dishMarks.dishId, kind: dishMarks.kind })
      .from(dishMarks)
      .innerJoin(dishes, eq(dishes.id, dishMarks.dishId))
      .where(and(eq(dishMarks.userId, user.sub), eq(dishes.restaurantId, restaurantId), isPresent));
    return rows.map(({ id, kind }) => `${kind}:${id}`);
  });
}
