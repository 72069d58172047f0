import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { restaurants } from "@/lib/database/schema/restaurants";
import { readTileIndex } from "@/lib/database/records/tile-index";
import { createSearch } from "@/lib/search/everywhere";

type Search = Awaited<ReturnType<typeof createSearch>>;

/** Kept as long as no restaurant changes; requests that come while it is prepared wait for the same one. */
let kept: { database: Database; version: string; search: Promise<Search> } | undefined;

async function prepare(database: Database) {
  const { id, name, localName, cuisine, city, country } = restaurants;
  const rows = await database.asAnonymous((transaction) =>
    transaction
      .select({ id, name, localName, cuisine, city, country })
      .from(restaurants)
      .where(sql`${restaurants.closure} is distinct from 'closed'`),
  );
  return createSearch(rows);
}

/** The search through all restaurants. */
export async function readSearch(database: Database): Promise<Search> {
  const { version } = await readTileIndex(database);
  if (kept?.database === database && kept.version === version) return kept.search;
  const search = prepare(database);
  const preparing = { database, version, search };
  kept = preparing;
  search.catch(() => {
    if (kept === preparing) kept = undefined;
  });
  return search;
}
