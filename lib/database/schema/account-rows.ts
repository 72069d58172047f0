import { sql, type SQL } from "drizzle-orm";
import { pgPolicy } from "drizzle-orm/pg-core";
import { authenticatedRole, authUid } from "drizzle-orm/supabase";
import type { PgColumn } from "drizzle-orm/pg-core";

/** The member owns the restaurant, by a claim that was accepted. */
export const ownsRestaurant = (restaurantId: unknown) =>
  sql`exists (select from chard.claims c where c.restaurant_id = ${restaurantId} and c.user_id = (select auth.uid()) and c.status = 'accepted')`;

type Verb = "select" | "insert" | "update" | "delete";

/** Members may do this with the rows that are theirs, where `condition` holds as well. */
export function ownRows(table: string, verb: Verb, userId: PgColumn, condition?: SQL) {
  const isOwn = condition
    ? sql`${userId} = ${authUid} and ${condition}`
    : sql`${userId} = ${authUid}`;
  return pgPolicy(`${table}_own_${verb}`, {
    for: verb,
    to: authenticatedRole,
    ...(verb !== "insert" && { using: isOwn }),
    ...((verb === "insert" || verb === "update") && { withCheck: isOwn }),
  });
}
