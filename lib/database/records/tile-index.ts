import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { sharedResult } from "@/lib/database/records/shared-result";
import { restaurants } from "@/lib/database/schema/restaurants";
import { changedTags } from "@/lib/database/schema/system";
import { TILE_FORMAT } from "@/lib/restaurants/tile-format";
import { tileAt, tileName } from "@/lib/restaurants/tile-grid";
import type { TileIndex } from "@/lib/restaurants/tile-files";

const keepIndex = sharedResult<TileIndex>();

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
  return database.asAnonymous(async (transaction) => {
    const [state] = await executeRows<{ version: string }>(
      transaction,
      sql`select coalesce(floor(extract(epoch from max(updated_at)) * 1000)::bigint::text, '0') || '-' || count(*) as version
        from ${restaurants}`,
    );
    const points = await executeRows<{ lat: number; lng: number }>(
      transaction,
      sql`select lat, lng from ${restaurants} where closure is distinct from 'closed'`,
    );
    const tiles: Record<string, number> = {};
    for (const point of points) {
      const name = tileName(tileAt(point));
      tiles[name] = (tiles[name] ?? 0) + 1;
    }
    return { version: `${TILE_FORMAT}-${state?.version ?? "0"}-${changeId}`, tiles };
  });
}

/** How many restaurants each tile has. Counted again when a restaurant was changed; `version` says when that was. */
export async function readTileIndex(database: Database): Promise<TileIndex> {
  const { id, change } = await readLastChange(database);
  return keepIndex(database, change, () => countTiles(database, id));
}
