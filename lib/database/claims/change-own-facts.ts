import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import type { Database, VerifiedClaims } from "@/lib/database/database";
import { writeAudit } from "@/lib/database/desk/audit";
import {
  correctRestaurant,
  OWNER_SOURCE,
  type FactChange,
} from "@/lib/database/desk/decisions/correct-restaurant";
import { venueSubject } from "@/lib/database/desk/venues/edit-venue";
import { claims } from "@/lib/database/schema/claims";
import { restaurants } from "@/lib/database/schema/restaurants";
import { factOf } from "@/lib/restaurants/facts/social-networks";

type Row = typeof restaurants.$inferSelect;

/** What the audit log calls a change by an owner. */
export const OWNER_CHANGE = "owner.change";

/** Both logs are permanent: neither has the name of a member. */
const ACTOR_NAME = "The owner";

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
    const [row] = await transaction
      .select()
      .from(restaurants)
      .where(eq(restaurants.id, restaurantId))
      .for("update");
    if (!row) return undefined;
    const wanted = typeof changes === "function" ? changes(row) : changes;
    const different = wanted.filter(
      ([field, value]) => !isDeepStrictEqual(factOf(row, field) ?? null, value),
    );
    if (different.length === 0) return "same" as const;
    const actor = { id: user.sub, name: ACTOR_NAME };
    const about = { restaurantId, source: OWNER_SOURCE };
    const states = await correctRestaurant(transaction, actor, about, different);
    const subject = venueSubject(restaurantId);
    await writeAudit(transaction, { actor, action: OWNER_CHANGE, subject, ...states });
    return "changed" as const;
  });
}
