import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { sharedResult } from "@/lib/database/records/shared-result";
import { restaurantRows } from "@/lib/database/records/restaurant-rows";
import { restaurants } from "@/lib/database/schema/restaurants";
import { changedTags } from "@/lib/database/schema/system";
import { TILE_FORMAT } from "@/lib/restaurants/tiles/tile-format";
import { tileAt, tileName } from "@/lib/restaurants/tiles/tile-grid";
import type { TileIndex } from "@/lib/restaurants/tiles/tile-files";

const cachedIndex = sharedResult<TileIndex>();

/** The last change of a restaurant in the log that pages go by. An index of the database makes it fast for any number of restaurants. */
async function readLastChange(database: Database) {
  const [row] = await database.asOwner((transaction) =>
    executeRows<{ id: string; count: string }>(
      transaction,
      sql`select coalesce(max(id), 0)::text as id, count(*)::text as count
        from ${changedTags} where tag = 'restaurants'`,
    ),
  );
  return { id: row?.id ?? "0", change: `${row?.id}-${row?.count}` };
}

/**
 * The time and the count tell two databases apart that one site had one after the other; the number of the change, two changes of one
 * millisecond.
 */
async function countTiles(database: Database, changeId: string): Promise<TileIndex> {
  const { id, lat, lng, closure, updatedAt } = restaurants;
  const tiles: Record<string, number> = {};
  let newest = 0;
  let count = 0;
  for await (const rows of restaurantRows(
    database,
    { id, lat, lng, closure, updatedAt },
    undefined,
  ))
    for (const row of rows) {
      count += 1;
      newest = Math.max(newest, row.updatedAt.getTime());
      if (row.closure === "closed") continue;
      const name = tileName(tileAt(row));
      tiles[name] = (tiles[name] ?? 0) + 1;
    }
  return { version: `${TILE_FORMAT}-${newest}-${count}-${changeId}`, tiles };
}

/** How many restaurants each tile has. Counted again when a restaurant was changed; `version` says when that was. */
export async function readTileIndex(database: Database): Promise<TileIndex> {
  const { id, change } = await readLastChange(database);
  return cachedIndex(database, change, () => countTiles(database, id));
}
