import { and, eq } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import type { Actor } from "@/lib/database/desk/audit";
import {
  correctRestaurant,
  MEMBER_SOURCE,
  type FactChange,
} from "@/lib/database/desk/decisions/correct-restaurant";
import { decide } from "@/lib/database/desk/decisions/decide";
import { subjectOf } from "@/lib/desk/queues";
import { recountRestaurants } from "@/lib/database/imports/recount-restaurants";
import { lockRestaurant } from "@/lib/database/records/lock-restaurant";
import { listings } from "@/lib/database/schema/contributions";
import { photos } from "@/lib/database/schema/photos";

const isUnknown = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === "" ||
  (Array.isArray(value) && value.length === 0);

/**
 * Adds the photos of a listing, and the facts that a listed restaurant lacks, to that restaurant, and links the listing to it. `facts` by column.
 * Returns its id and who sent the listing; undefined as the result where there is no such restaurant.
 */
export async function mergeListing(
  database: Database,
  actor: Actor,
  { token, target, facts }: { token: string; target: string; facts: readonly FactChange[] },
) {
  return decide(database, {
    actor,
    action: "listing.merge",
    subject: subjectOf("listings", token),
    async carryOut(transaction) {
      const restaurant = await lockRestaurant(transaction, target);
      if (!restaurant) return undefined;
      const [merged] = await transaction
        .update(listings)
        .set({ status: "published", restaurantId: target })
        .where(and(eq(listings.token, token), eq(listings.status, "review")))
        .returning({ userId: listings.userId, senderEmail: listings.senderEmail });
      if (!merged) return undefined;
      const known: Record<string, unknown> = restaurant;
      const missing = facts.filter(([field]) => isUnknown(known[field]));
      const source = merged.userId ? MEMBER_SOURCE : "a visitor";
      const states = await correctRestaurant(
        transaction,
        actor,
        { restaurantId: target, source },
        missing,
      );
      // The restaurant may have an owner, whose photos these are not.
      await transaction
        .update(photos)
        .set({ restaurantId: target, status: "published", byVisitor: true })
        .where(and(eq(photos.listingToken, token), eq(photos.status, "waiting")));
      await recountRestaurants(transaction);
      return {
        before: states.before,
        after: { status: "published", restaurantId: target, ...states.after },
        result: { restaurantId: target, name: restaurant.name, ...merged },
      };
    },
  });
}
