import { and, desc, eq } from "drizzle-orm";
import type { Database, Transaction, VerifiedClaims } from "@/lib/database/database";
import { claims } from "@/lib/database/schema/claims";
import { restaurants } from "@/lib/database/schema/restaurants";

export type Claim = typeof claims.$inferSelect;

/** Which claim is a member's to a restaurant. */
export const isOwnClaim = ({ sub }: VerifiedClaims, restaurantId: string) =>
  and(eq(claims.userId, sub), eq(claims.restaurantId, restaurantId));

/** A member's own claim to a restaurant, in any state. */
export async function findOwnClaim(
  database: Database,
  user: VerifiedClaims,
  restaurantId: string,
): Promise<Claim | undefined> {
  return database.asUser(user, async (transaction) => {
    const [claim] = await transaction.select().from(claims).where(isOwnClaim(user, restaurantId));
    return claim;
  });
}

/** Whether a restaurant is a member's, by a claim that was accepted. */
export async function ownsPlace(
  transaction: Transaction,
  user: VerifiedClaims,
  restaurantId: string,
) {
  const isAccepted = and(isOwnClaim(user, restaurantId), eq(claims.status, "accepted"));
  return (await transaction.$count(claims, isAccepted)) > 0;
}

/** The same in a transaction of its own. */
export async function isOwner(database: Database, user: VerifiedClaims, restaurantId: string) {
  return database.asUser(user, (transaction) => ownsPlace(transaction, user, restaurantId));
}

/** The restaurants that an account has claimed, the newest first. */
export async function readOwnClaims(transaction: Transaction, { sub }: VerifiedClaims) {
  return transaction
    .select({
      restaurantId: claims.restaurantId,
      restaurantName: restaurants.name,
      latinName: restaurants.latinName,
      countryCode: restaurants.countryCode,
      status: claims.status,
    })
    .from(claims)
    .innerJoin(restaurants, eq(restaurants.id, claims.restaurantId))
    .where(eq(claims.userId, sub))
    .orderBy(desc(claims.createdAt));
}
