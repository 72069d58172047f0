import { and, count, eq } from "drizzle-orm";
import { ownsPlace } from "@/lib/database/claims/own-claims";
import type { Database, VerifiedClaims } from "@/lib/database/database";
import { priceVotes } from "@/lib/database/schema/tips";
import { readSuspension } from "@/lib/database/accounts/suspensions";
import type { PriceRange } from "@/lib/restaurants/types";
import type { PriceCounts } from "@/lib/tips/types";

/** How many members voted for each price level of a restaurant; accounts are counted, not named. */
export async function countPriceVotes(
  database: Database,
  restaurantId: string,
): Promise<PriceCounts> {
  const rows = await database.asOwner((transaction) =>
    transaction
      .select({ level: priceVotes.level, value: count() })
      .from(priceVotes)
      .where(eq(priceVotes.restaurantId, restaurantId))
      .groupBy(priceVotes.level),
  );
  const of = (level: PriceRange) => rows.find((row) => row.level === level)?.value ?? 0;
  return [of(1), of(2), of(3), of(4)];
}

type Vote = { restaurantId: string; level: PriceRange; intent?: "add" | "remove" | undefined };

const isOwn = ({ sub }: VerifiedClaims, restaurantId: string) =>
  and(eq(priceVotes.userId, sub), eq(priceVotes.restaurantId, restaurantId));

/**
 * Says what a meal costs, in place of what the member said before, or takes that back; returns which. "own" for the member's own
 * restaurant; suspended members can only take back. Without a intent it does the contrary of what is.
 */
export async function setPriceVote(
  database: Database,
  user: VerifiedClaims,
  { restaurantId, level, intent }: Vote,
) {
  return database.asUser(user, async (transaction) => {
    const [present] = await transaction
      .select({ level: priceVotes.level })
      .from(priceVotes)
      .where(isOwn(user, restaurantId));
    const isMarked = present?.level === level;
    if (intent === "remove" || (isMarked && intent !== "add")) {
      await transaction.delete(priceVotes).where(isOwn(user, restaurantId));
      return "removed";
    }
    if (isMarked) return "added";
    const suspension = await readSuspension(transaction, user.sub);
    if (suspension) return suspension;
    if (await ownsPlace(transaction, user, restaurantId)) return "own";
    await transaction.delete(priceVotes).where(isOwn(user, restaurantId));
    await transaction.insert(priceVotes).values({ restaurantId, userId: user.sub, level });
    return "added";
  });
}

/** The price level that a member voted for. */
export async function findOwnPriceVote(
  database: Database,
  user: VerifiedClaims,
  restaurantId: string,
) {
  return database.asUser(user, async (transaction) => {
    const [vote] = await transaction
      .select({ level: priceVotes.level })
      .from(priceVotes)
      .where(isOwn(user, restaurantId));
    return vote?.level;
  });
}
