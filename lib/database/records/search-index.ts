import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { isListed } from "@/lib/database/records/is-listed";
import { restaurants } from "@/lib/database/schema/restaurants";
import { tips } from "@/lib/database/schema/tips";
import { standsForMs } from "@/lib/database/records/costly";
import { restaurantRows } from "@/lib/database/records/restaurant-rows";
import { sharedResult } from "@/lib/database/records/shared-result";
import { readTileIndex } from "@/lib/database/records/tile-index";
import { createSearchInParts } from "@/lib/search/everywhere";

type Prepared = { search: Awaited<ReturnType<typeof createSearchInParts>>; size: number };

const cachedSearch = sharedResult<Prepared>({
  name: "search",
  standsForMs: ({ size }) => standsForMs(size),
});

/** The published tips of a restaurant. A new one is found once the search is prepared again. */
const tipsOfIt = sql<string[]>`(
  select coalesce(json_agg(${tips.text}), '[]') from ${tips}
  where ${tips.restaurantId} = ${restaurants}.id and ${tips.status} = 'published'
)`;

async function prepare(database: Database): Promise<Prepared> {
  const { id, name, latinName, cuisine, city, country } = restaurants;
  const { features, dietaryOptions, kind, veganLevel, priceRange, votedPrice } = restaurants;
  const { wheelchair, dishes, description } = restaurants;
  const columns = {
    ...{ id, name, latinName, cuisine, city, country },
    ...{ features, dietaryOptions, kind, veganLevel, priceRange, votedPrice, wheelchair, dishes },
    ...{ description, tips: tipsOfIt },
  };
  let size = 0;
  async function* readParts() {
    for await (const rows of restaurantRows(database, columns, isListed)) {
      size += rows.length;
      yield rows.map(({ votedPrice: voted, ...row }) => ({
        ...row,
        priceRange: voted ?? row.priceRange,
        tips: row.tips as string[],
      }));
    }
  }
  return { search: await createSearchInParts(readParts()), size };
}

/** The search through all restaurants, kept as long as none of them changes; of many, for a minute at least. */
export async function readSearch(database: Database) {
  const { version } = await readTileIndex(database);
  return (await cachedSearch(database, version, () => prepare(database))).search;
}
