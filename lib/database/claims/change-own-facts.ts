import { and, eq } from "drizzle-orm";
import {
  changeAtOnce,
  differentFacts,
  OWNER_CHANGE,
} from "@/lib/database/contributions/change-at-once";
import type { Database, VerifiedClaims } from "@/lib/database/database";
import { OWNER_SOURCE, type FactChange } from "@/lib/database/desk/decisions/correct-restaurant";
import { venueSubject } from "@/lib/database/desk/venues/edit-venue";
import { lockRestaurant } from "@/lib/database/records/lock-restaurant";
import { claims } from "@/lib/database/schema/claims";
import type { restaurants } from "@/lib/database/schema/restaurants";

type Row = typeof restaurants.$inferSelect;

/**
 * Writes facts to a restaurant of a member's own, and says so in the logs (P14.980). Undefined where the restaurant is not the
 * member's; "same" where nothing is different.
 */
export async function changeOwnFacts(
  database: Database,
  user: VerifiedClaims,
  restaurantId: string,
  changes: readonly FactChange[] | ((row: Row) => readonly FactChange[]),
) {
  return database.asOwner(async (transaction) => {
    const isOwn = and(eq(claims.restaurantId, restaurantId), eq(claims.userId, user.sub));
    // An ownership that ends at the same moment has ended before, or ends after this.
    const [claim] = await transaction
      .select({ id: claims.id })
      .from(claims)
      .where(and(isOwn, eq(claims.status, "accepted")))
      .for("share");
    if (!claim) return undefined;
    const row = await lockRestaurant(transaction, restaurantId);
    if (!row) return undefined;
    const different = differentFacts(row, typeof changes === "function" ? changes(row) : changes);
    if (different.length === 0) return "same" as const;
    await changeAtOnce(
      transaction,
      {
        action: OWNER_CHANGE,
        userId: user.sub,
        restaurantId,
        source: OWNER_SOURCE,
        subject: venueSubject(restaurantId),
      },
      different,
    );
    return "changed" as const;
  });
}
