import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { restaurants } from "@/lib/database/schema/restaurants";
import { standsForMs } from "@/lib/database/records/costly";
import { mapRestaurantRows } from "@/lib/database/records/restaurant-rows";
import { sharedResult } from "@/lib/database/records/shared-result";
import { readTileIndex } from "@/lib/database/records/tile-index";
import { createSearch } from "@/lib/search/everywhere";

type Prepared = { search: Awaited<ReturnType<typeof createSearch>>; size: number };

const cachedSearch = sharedResult<Prepared>({ standsForMs: ({ size }) => standsForMs(size) });

async function prepare(database: Database): Promise<Prepared> {
  const { id, name, latinName, cuisine, city, country } = restaurants;
  const { features, dietaryOptions, kind, veganLevel, priceRange, votedPrice } = restaurants;
  const { wheelchair, dishes } = restaurants;
  const columns = {
    ...{ id, name, latinName, cuisine, city, country },
    ...{ features, dietaryOptions, kind, veganLevel, priceRange, votedPrice, wheelchair, dishes },
  };
  const isListed = sql`${restaurants.closure} is distinct from 'closed'`;
  const rows = await mapRestaurantRows(
    database,
    columns,
    isListed,
    ({ votedPrice: voted, ...row }) => ({
      ...row,
      priceRange: voted ?? row.priceRange,
    }),
  );
  return { search: await createSearch(rows), size: rows.length };
}

/** The search through all restaurants, kept as long as none of them changes; of many, for a minute at least. */
export async function readSearch(database: Database) {
  const { version } = await readTileIndex(database);
  return (await cachedSearch(database, version, () => prepare(database))).search;
}
