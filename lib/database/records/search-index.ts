import { eq, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { restaurants } from "@/lib/database/schema/restaurants";
import { tips } from "@/lib/database/schema/tips";
import { standsForMs } from "@/lib/database/records/costly";
import { mapRestaurantRows } from "@/lib/database/records/restaurant-rows";
import { sharedResult } from "@/lib/database/records/shared-result";
import { readTileIndex } from "@/lib/database/records/tile-index";
import { createSearch } from "@/lib/search/everywhere";

type Prepared = { search: Awaited<ReturnType<typeof createSearch>>; size: number };

const cachedSearch = sharedResult<Prepared>({ standsForMs: ({ size }) => standsForMs(size) });

/** The published tips by restaurant. A new one is found once the search is prepared again. */
async function readTips(database: Database) {
  const { restaurantId, text, status } = tips;
  const rows = await database.asAnonymous((transaction) =>
    transaction.select({ restaurantId, text }).from(tips).where(eq(status, "published")),
  );
  const byRestaurant = new Map<string, string[]>();
  for (const row of rows)
    byRestaurant.set(row.restaurantId, [...(byRestaurant.get(row.restaurantId) ?? []), row.text]);
  return byRestaurant;
}

async function prepare(database: Database): Promise<Prepared> {
  const { id, name, latinName, cuisine, city, country } = restaurants;
  const { features, dietaryOptions, kind, veganLevel, priceRange, votedPrice } = restaurants;
  const { wheelchair, dishes, description } = restaurants;
  const columns = {
    ...{ id, name, latinName, cuisine, city, country },
    ...{ features, dietaryOptions, kind, veganLevel, priceRange, votedPrice, wheelchair, dishes },
    description,
  };
  const tipsOf = await readTips(database);
  const isListed = sql`${restaurants.closure} is distinct from 'closed'`;
  const rows = await mapRestaurantRows(
    database,
    columns,
    isListed,
    ({ votedPrice: voted, ...row }) => ({
      ...row,
      priceRange: voted ?? row.priceRange,
      tips: tipsOf.get(row.id) ?? [],
    }),
  );
  return { search: await createSearch(rows), size: rows.length };
}

/** The search through all restaurants, kept as long as none of them changes; of many, for a minute at least. */
export async function readSearch(database: Database) {
  const { version } = await readTileIndex(database);
  return (await cachedSearch(database, version, () => prepare(database))).search;
}
