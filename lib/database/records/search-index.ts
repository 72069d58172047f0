import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { restaurants } from "@/lib/database/schema/restaurants";
import { sharedResult } from "@/lib/database/records/shared-result";
import { readTileIndex } from "@/lib/database/records/tile-index";
import { createSearch } from "@/lib/search/everywhere";

type Search = Awaited<ReturnType<typeof createSearch>>;

const keepSearch = sharedResult<Search>();

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

/** The search through all restaurants, kept as long as none of them changes. */
export async function readSearch(database: Database): Promise<Search> {
  const { version } = await readTileIndex(database);
  return keepSearch(database, version, () => prepare(database));
}
