import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { standsForMs } from "@/lib/database/records/costly";
import { restaurantRows } from "@/lib/database/records/restaurant-rows";
import { sharedResult } from "@/lib/database/records/shared-result";
import { readTileIndex } from "@/lib/database/records/tile-index";
import { osmElements } from "@/lib/database/schema/imports";
import { restaurants } from "@/lib/database/schema/restaurants";
import { createChains, type ChainFacts } from "@/lib/restaurants/chains/chains";

type Counted = { chains: Map<string, ChainFacts>; size: number };

const cachedChains = sharedResult<Counted>({ standsForMs: ({ size }) => standsForMs(size) });

const brand = sql<string | null>`(
  select coalesce(tags->>'brand:wikidata', tags->>'brand')
  from ${osmElements} where ${osmElements.restaurantId} = ${restaurants.id} limit 1
)`;

async function count(database: Database): Promise<Counted> {
  const { id, name, website } = restaurants;
  const isListed = sql`${restaurants.closure} is distinct from 'closed'`;
  const chains = createChains();
  let size = 0;
  for await (const rows of restaurantRows(database, { id, name, website, brand }, isListed))
    for (const row of rows) {
      size += 1;
      chains.add({ ...row, brand: row.brand as string | null });
    }
  return { chains: chains.finish(), size };
}

/** Which restaurants are branches of chains, by id; kept as long as none changes, of many for a minute at least. */
export async function readChains(database: Database) {
  const { version } = await readTileIndex(database);
  return (await cachedChains(database, version, () => count(database))).chains;
}
