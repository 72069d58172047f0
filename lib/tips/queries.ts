import "server-only";

import { getStores } from "@/lib/database/client";
import { hasDatabase } from "@/lib/database/has-database";
import { countPriceVotes } from "@/lib/database/tips/price-votes";
import { findOwnTip, listTips } from "@/lib/database/tips/tips";
import type { CurrentUser } from "@/lib/supabase/current-user";

/** The tips about a restaurant, and how members voted for its price; undefined without a database. */
export async function getTipsAndPrices(restaurantId: string) {
  if (!hasDatabase()) return undefined;
  const { database } = await getStores();
  const [tips, prices] = await Promise.all([
    listTips(database, restaurantId),
    countPriceVotes(database, restaurantId),
  ]);
  return { tips, prices };
}

/** A member's own tip about a restaurant. */
export async function getOwnTip(user: CurrentUser, restaurantId: string) {
  return findOwnTip((await getStores()).database, user, restaurantId);
}
