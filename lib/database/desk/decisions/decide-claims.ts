import { and, eq, sql } from "drizzle-orm";
import { hasReviewed } from "@/lib/database/claims/claim-rules";
import type { Database } from "@/lib/database/database";
import type { Actor } from "@/lib/database/desk/audit";
import { decide } from "@/lib/database/desk/decisions/decide";
import { subjectOf } from "@/lib/desk/queues";
import { setReplies } from "@/lib/database/reviews/owner-replies";
import { claims } from "@/lib/database/schema/claims";
import { reviews } from "@/lib/database/schema/reviews";

const RESULT = { restaurantId: claims.restaurantId, userId: claims.userId };

/** Whether the sender of a claim that waits has reviewed the restaurant: then it cannot be accepted. */
export async function isByReviewer(database: Database, id: string) {
  return database.asOwner(async (transaction) => {
    const [claim] = await transaction
      .select(RESULT)
      .from(claims)
      .where(and(eq(claims.id, id), eq(claims.status, "open")));
    return claim ? hasReviewed(transaction, claim.userId, claim.restaurantId) : false;
  });
}

/** Accepts a claim that waits, or refuses it with the reason that its sender sees; returns whose it is, and of which restaurant. */
export async function decideClaim(
  database: Database,
  actor: Actor,
  id: string,
  status: "accepted" | "refused",
  reason?: string,
) {
  return decide(database, {
    actor,
    action: status === "accepted" ? "claim.accept" : "claim.refuse",
    subject: subjectOf("claims", id),
    reason,
    async carryOut(transaction) {
      const isAllowed =
        status === "refused"
          ? undefined
          : sql`not exists (
              select from ${reviews} r
              where r.author_id = ${claims.userId} and r.restaurant_id = ${claims.restaurantId}
            )`;
      const [claim] = await transaction
        .update(claims)
        .set({ status, reason: reason ?? null, decidedAt: new Date() })
        .where(and(eq(claims.id, id), eq(claims.status, "open"), isAllowed))
        .returning(RESULT);
      if (!claim) return undefined;
      if (status === "accepted") await setReplies(transaction, claim, "published");
      return { before: { status: "open" }, after: { status, ...claim }, result: claim };
    },
  });
}

/** Takes a restaurant away from an owner, who sees the reason; what the owner wrote stays. */
export async function revokeClaim(database: Database, actor: Actor, id: string, reason: string) {
  return decide(database, {
    actor,
    action: "claim.revoke",
    subject: subjectOf("claims", id),
    reason,
    async carryOut(transaction) {
      const [claim] = await transaction
        .update(claims)
        .set({ status: "refused", reason, decidedAt: new Date() })
        .where(and(eq(claims.id, id), eq(claims.status, "accepted")))
        .returning(RESULT);
      if (!claim) return undefined;
      const states = { before: { status: "accepted" }, after: { status: "refused" } };
      return { ...states, result: claim };
    },
  });
}
