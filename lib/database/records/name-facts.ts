import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { standsForMs } from "@/lib/database/records/costly";
import { restaurantRows } from "@/lib/database/records/restaurant-rows";
import { sharedResult } from "@/lib/database/records/shared-result";
import { readTileIndex } from "@/lib/database/records/tile-index";
import { osmElements } from "@/lib/database/schema/imports";
import { isListed } from "@/lib/database/records/is-listed";
import { restaurants } from "@/lib/database/schema/restaurants";
import { createChains, type ChainFacts } from "@/lib/restaurants/chains/chains";
import { createNamesakes } from "@/lib/restaurants/names/namesakes";

/** What only a look at all restaurants says of one of them. */
export type NameFacts = ChainFacts & { place?: string };

export type AllNameFacts = {
  /** By the ids of restaurants. */
  facts: ReadonlyMap<string, NameFacts>;
  /** Whether they were counted after the last change of a restaurant. */
  isCurrent: boolean;
};

type Counted = { facts: Map<string, NameFacts>; size: number; version: string };

const cachedFacts = sharedResult<Counted>({
  name: "name facts",
  standsForMs: ({ size }) => standsForMs(size),
});

const brand = sql<string | null>`(
  select coalesce(tags->>'brand:wikidata', tags->>'brand')
  from ${osmElements} where ${osmElements.restaurantId} = ${restaurants.id} limit 1
)`;

async function count(database: Database, version: string): Promise<Counted> {
  const { id, name, website, city, district, address, sample } = restaurants;
  const columns = { id, name, website, city, district, address, sample, brand };
  const chains = createChains();
  const namesakes = createNamesakes();
  let size = 0;
  for await (const rows of restaurantRows(database, columns, isListed))
    for (const row of rows) {
      size += 1;
      chains.add({ ...row, brand: row.brand as string | null });
      if (!row.sample) namesakes.add(row);
    }
  const facts = new Map<string, NameFacts>(chains.finish());
  for (const [id, place] of namesakes.finish()) facts.set(id, { ...facts.get(id), place });
  return { facts, size, version };
}

/** Which restaurants are branches of chains, and where namesakes are; kept as long as none changes, of many for a minute at least. */
export async function readNameFacts(database: Database): Promise<AllNameFacts> {
  const { version } = await readTileIndex(database);
  const counted = await cachedFacts(database, version, () => count(database, version));
  return { facts: counted.facts, isCurrent: counted.version === version };
}
