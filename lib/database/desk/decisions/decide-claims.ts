import { and, eq, sql } from "drizzle-orm";
import { endOwnersPresses, findOpinion, opinionsOf } from "@/lib/database/claims/claim-rules";
import type { Database } from "@/lib/database/database";
import type { Actor } from "@/lib/database/desk/audit";
import { decide } from "@/lib/database/desk/decisions/decide";
import { subjectOf } from "@/lib/desk/queues";
import { setReplies } from "@/lib/database/reviews/owner-replies";
import { claims } from "@/lib/database/schema/claims";

const RESULT = { restaurantId: claims.restaurantId, userId: claims.userId };

/** What the sender of a claim that waits says of the restaurant and an owner may not: then it cannot be accepted. */
export async function findClaimantsOpinion(database: Database, id: string) {
  return database.asOwner(async (transaction) => {
    const [claim] = await transaction
      .select(RESULT)
      .from(claims)
      .where(and(eq(claims.id, id), eq(claims.status, "open")));
    return claim && findOpinion(transaction, claim.userId, claim.restaurantId);
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
          : sql`not exists (${opinionsOf(claims.userId, claims.restaurantId)})`;
      const [claim] = await transaction
        .update(claims)
        .set({ status, reason: reason ?? null, decidedAt: new Date() })
        .where(and(eq(claims.id, id), eq(claims.status, "open"), isAllowed))
        .returning(RESULT);
      if (!claim) return undefined;
      if (status === "accepted") {
        await setReplies(transaction, claim, "published");
        await endOwnersPresses(transaction, claim.restaurantId);
      }
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
