import "server-only";

import { getStores } from "@/lib/database/client";
import { listOwnDishes } from "@/lib/database/dishes/own-dishes";
import { listDishNames, readDishes } from "@/lib/database/dishes/read-dishes";
import { hasDatabase } from "@/lib/database/has-database";
import { DISHES_PER_PAGE, SHOWN_DISHES } from "@/lib/dishes/limits";
import type { CurrentUser } from "@/lib/supabase/current-user";

/** The first dishes of a restaurant, for its page; undefined without a database. */
export async function getDishes(restaurantId: string) {
  if (!hasDatabase()) return undefined;
  return readDishes((await getStores()).database, restaurantId, { offset: 0, limit: SHOWN_DISHES });
}

/** One page of all dishes of a restaurant. */
export async function getDishPage(restaurantId: string, page: number) {
  const part = { offset: (page - 1) * DISHES_PER_PAGE, limit: DISHES_PER_PAGE };
  return readDishes((await getStores()).database, restaurantId, part);
}

/** What the form that adds a dish needs to know: the names of the others, and what the member added. */
export async function getKnownDishes(user: CurrentUser, restaurantId: string) {
  const { database } = await getStores();
  const [known, own] = await Promise.all([
    listDishNames(database, restaurantId),
    listOwnDishes(database, user, restaurantId),
  ]);
  return { known, own };
}
