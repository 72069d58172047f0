import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { restaurants } from "@/lib/database/schema/restaurants";
import { readTileIndex } from "@/lib/database/records/tile-index";
import { createSearch } from "@/lib/search/everywhere";

type Search = ReturnType<typeof createSearch>;

/** Kept as long as no restaurant changes. */
let kept: { database: Database; version: string; search: Search } | undefined;

/** The search through all restaurants. */
export async function readSearch(database: Database): Promise<Search> {
  const { version } = await readTileIndex(database);
  if (kept?.database === database && kept.version === version) return kept.search;
  const { id, name, localName, cuisine, city, country } = restaurants;
  const rows = await database.asAnonymous((transaction) =>
    transaction
      .select({ id, name, localName, cuisine, city, country })
      .from(restaurants)
      .where(sql`${restaurants.closure} is distinct from 'closed'`),
  );
  kept = { database, version, search: createSearch(rows) };
  return kept.search;
}
