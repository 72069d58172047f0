import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/lib/database/database";
import { claims } from "@/lib/database/schema/claims";
import { members } from "@/lib/database/schema/members";

export type Owner = Awaited<ReturnType<typeof readOwners>>[number];

/** The accounts that own a restaurant, by claims that were accepted. */
export async function readOwners(transaction: Transaction, restaurantId: string) {
  return transaction
    .select({
      claimId: claims.id,
      userId: claims.userId,
      name: members.name,
      since: claims.decidedAt,
    })
    .from(claims)
    .leftJoin(members, eq(members.userId, claims.userId))
    .where(and(eq(claims.restaurantId, restaurantId), eq(claims.status, "accepted")));
}
