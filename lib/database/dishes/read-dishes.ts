import { and, asc, count, desc, eq, sql, type SQL } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { readDishPhotos } from "@/lib/database/photos/dish-photos";
import { toInstant } from "@/lib/database/records/rows";
import { dishes } from "@/lib/database/schema/dishes";
import type { Dish } from "@/lib/dishes/types";

/** So many members hide a dish by saying that it is no longer served (P14.872); chard.sum_up_dishes has the same number. */
export const GONE_LIMIT = 3;

const isServed = sql`${dishes.retiredAt} is null and ${dishes.goneBy} < ${GONE_LIMIT}`;

/** Those that most members ate first, then the most recently eaten; chard.sum_up_dishes has the same order. */
const MOST_CONFIRMED = [
  desc(dishes.eatenBy),
  sql`${dishes.eatenAt} desc nulls last`,
  asc(dishes.createdAt),
  asc(dishes.id),
];

export function toDish(row: typeof dishes.$inferSelect): Dish {
  const { id, name, level, request, price, currency, allergens, byOwner } = row;
  const { eatenBy, eatenAt, retiredAt, goneBy, createdAt } = row;
  return {
    id,
    name,
    ...(level && { level }),
    ...(request && { request }),
    ...(price && currency && { price: { amount: price, currency } }),
    allergens,
    byOwner,
    eatenBy,
    ...(eatenAt && { eatenAt: toInstant(eatenAt) }),
    addedAt: toInstant(createdAt),
    isServed: retiredAt === null && goneBy < GONE_LIMIT,
    isRetired: retiredAt !== null,
  };
}

const isOf = (restaurantId: string, condition?: SQL) =>
  and(eq(dishes.restaurantId, restaurantId), eq(dishes.status, "published"), condition);

type Part = { offset: number; limit: number };

/** Some of a restaurant's dishes that are served, the most confirmed first, and how many there are; and the last that no longer are. */
export async function readDishes(database: Database, restaurantId: string, part: Part) {
  return database.asAnonymous(async (transaction) => {
    const select = (condition: SQL, { offset, limit }: Part) =>
      transaction
        .select()
        .from(dishes)
        .where(isOf(restaurantId, condition))
        .orderBy(...MOST_CONFIRMED)
        .limit(limit)
        .offset(offset);
    const [row] = await transaction
      .select({ value: count() })
      .from(dishes)
      .where(isOf(restaurantId, isServed));
    const total = row?.value ?? 0;
    const served = total > 0 ? await select(isServed, part) : [];
    const gone = await select(sql`not (${isServed})`, { offset: 0, limit: part.limit });
    const shown = await readDishPhotos(
      transaction,
      served.map(({ id }) => id),
    );
    const withPhoto = (dish: Dish): Dish => {
      const photo = shown.get(dish.id);
      return photo ? { ...dish, photo } : dish;
    };
    return { served: served.map(toDish).map(withPhoto), total, gone: gone.map(toDish) };
  });
}

/** The names of all dishes of a restaurant, also of those that are no longer served. */
export async function listDishNames(database: Database, restaurantId: string) {
  return database.asAnonymous((transaction) =>
    transaction
      .select({ id: dishes.id, name: dishes.name })
      .from(dishes)
      .where(isOf(restaurantId))
      .orderBy(...MOST_CONFIRMED),
  );
}
