import { and, desc, eq, ne, not, sql } from "drizzle-orm";
import { asServer } from "@/lib/database/as-server";
import type { Database, Transaction, VerifiedClaims } from "@/lib/database/database";
import { toDish } from "@/lib/database/dishes/read-dishes";
import { REPEAT_MINUTES, takeTurns } from "@/lib/database/contributions/repeated";
import { claims } from "@/lib/database/schema/claims";
import { dishes, dishMarks } from "@/lib/database/schema/dishes";
import type { Allergen } from "@/lib/dishes/allergens";
import { isSameDish } from "@/lib/dishes/same-dish";
import type { DishLevel, DishPrice } from "@/lib/dishes/types";

/** The most dishes that a restaurant may have: more than any menu. */
const MAX_DISHES = 500;

type Written = Pick<typeof dishes.$inferSelect, "authorId" | "createdAt">;

const isSentTwice = ({ authorId, createdAt }: Written, { sub }: VerifiedClaims, now: Date) =>
  authorId === sub && now.getTime() - createdAt.getTime() < REPEAT_MINUTES * 60_000;

export type NewDish = {
  restaurantId: string;
  name: string;
  level: DishLevel | undefined;
  request: string | undefined;
  price: DishPrice | undefined;
  allergens: Allergen[];
  byOwner: boolean;
};

/**
 * What became of a dish: added (or sent twice) or completed, with the number of all; listed already, one too many, or one of this member
 * that a moderator has removed.
 */
export type AddedDish =
  { id: string; count: number; isCompleted?: true } | { listed: string } | "full" | "removed";

/** What is said of a dish that is listed already, as far as nobody has said it; the owner's word replaces what members said. */
function newFacts(
  known: typeof dishes.$inferSelect,
  { level, request, price, allergens, byOwner }: NewDish,
) {
  const isOpen = (isUnknown: boolean) => byOwner || isUnknown;
  return {
    ...(level && isOpen(known.level === null) && { level, request: request ?? null }),
    ...(price && isOpen(known.price === null) && { price: price.amount, currency: price.currency }),
    ...(allergens.length > 0 && isOpen(known.allergens.length === 0) && { allergens }),
  };
}

/** Whether somebody can say that a dish which an owner retired is served again. */
async function hasOwner(transaction: Transaction, { restaurantId }: NewDish) {
  const isOwn = and(eq(claims.restaurantId, restaurantId), eq(claims.status, "accepted"));
  return (await transaction.$count(claims, isOwn)) > 0;
}

/**
 * Adds a dish of a member. Of two with one name, the first stays, and gets what nobody has said of it; one that an owner retired is
 * served again where the owner adds it, or where there is no owner any more. The same one sent again is the same press (P14.735).
 */
export async function addDish(
  database: Database,
  user: VerifiedClaims,
  dish: NewDish,
  now = new Date(),
): Promise<AddedDish> {
  const { restaurantId, name, level, request, price, allergens, byOwner } = dish;
  return database.asUser(user, async (transaction) => {
    await takeTurns(transaction, `dishes of ${restaurantId}`);
    const known = await transaction
      .select()
      .from(dishes)
      .where(and(eq(dishes.restaurantId, restaurantId), eq(dishes.status, "published")));
    const count = known.length;
    const same = known.find((other) => isSameDish(other.name, name));
    if (same) {
      const { id } = same;
      const facts = newFacts(same, dish);
      const isChanged = await asServer(transaction, async () => {
        const isBack = same.retiredAt !== null && (byOwner || !(await hasOwner(transaction, dish)));
        const changes = { ...facts, ...(isBack && { retiredAt: null }) };
        if (Object.keys(changes).length === 0) return false;
        await transaction.update(dishes).set(changes).where(eq(dishes.id, id));
        return true;
      });
      if (isChanged) return { id, count, isCompleted: true };
      return isSentTwice(same, user, now) ? { id, count } : { listed: same.name };
    }
    if (count >= MAX_DISHES) return "full";
    const removed = await transaction
      .select({ name: dishes.name })
      .from(dishes)
      .where(and(isOwn(user, restaurantId), eq(dishes.status, "removed")));
    if (removed.some((other) => isSameDish(other.name, name))) return "removed";
    const [added] = await transaction
      .insert(dishes)
      .values({
        restaurantId,
        authorId: user.sub,
        name,
        level: level ?? null,
        request: request ?? null,
        price: price?.amount ?? null,
        currency: price?.currency ?? null,
        allergens,
        byOwner,
      })
      .returning({ id: dishes.id });
    return { id: added!.id, count: count + 1 };
  });
}

const isOwn = ({ sub }: VerifiedClaims, restaurantId: string) =>
  and(eq(dishes.authorId, sub), eq(dishes.restaurantId, restaurantId));

/** The dishes that a member added to a restaurant, the newest first. */
export async function listOwnDishes(
  database: Database,
  user: VerifiedClaims,
  restaurantId: string,
) {
  return database.asUser(user, async (transaction) => {
    const rows = await transaction
      .select()
      .from(dishes)
      .where(and(isOwn(user, restaurantId), ne(dishes.status, "removed")))
      .orderBy(desc(dishes.createdAt), desc(dishes.id));
    return rows.map(toDish);
  });
}

/** Deletes a member's own dish, unless others ate it or a moderator has removed it. Returns whether it is gone. */
export async function deleteDish(
  database: Database,
  { sub }: VerifiedClaims,
  { restaurantId, dishId }: { restaurantId: string; dishId: string },
) {
  // A member does not see others' marks.
  return database.asOwner(async (transaction) => {
    const isEaten = sql`exists (select from ${dishMarks} m
      where m.dish_id = ${dishes.id} and m.kind = 'ate' and m.user_id <> ${sub})`;
    const deleted = await transaction
      .delete(dishes)
      .where(
        and(
          eq(dishes.id, dishId),
          eq(dishes.authorId, sub),
          eq(dishes.restaurantId, restaurantId),
          eq(dishes.status, "published"),
          not(isEaten),
        ),
      )
      .returning({ id: dishes.id });
    return deleted.length > 0;
  });
}

/** Says as a restaurant's owner, which the caller has checked, whether a dish is served. Returns whether there is such a dish. */
export async function retireDish(
  database: Database,
  { restaurantId, dishId, isRetired }: { restaurantId: string; dishId: string; isRetired: boolean },
  now = new Date(),
) {
  return database.asOwner(async (transaction) => {
    const isIt = and(
      eq(dishes.id, dishId),
      eq(dishes.restaurantId, restaurantId),
      eq(dishes.status, "published"),
    );
    // What members said before no longer counts once the owner serves it.
    if (!isRetired && (await transaction.$count(dishes, isIt)) > 0)
      await transaction
        .delete(dishMarks)
        .where(and(eq(dishMarks.dishId, dishId), eq(dishMarks.kind, "gone")));
    const changed = await transaction
      .update(dishes)
      .set({ retiredAt: isRetired ? now : null })
      .where(isIt)
      .returning({ id: dishes.id });
    return changed.length > 0;
  });
}
