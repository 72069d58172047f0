import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { restaurants } from "@/lib/database/schema/restaurants";
import { tileAt, tileName } from "@/lib/restaurants/tile-grid";
import type { TileIndex } from "@/lib/restaurants/tiles";

/** How long an index is good: as long as its version, which every look costs a few microseconds. */
let kept: { database: Database; index: TileIndex } | undefined;

/** How many restaurants each tile has. Counted anew when a restaurant was changed; `version` says when that was. */
export function readTileIndex(database: Database): Promise<TileIndex> {
  return database.asAnonymous(async (transaction) => {
    const [state] = await executeRows<{ version: string }>(
      transaction,
      sql`select coalesce(floor(extract(epoch from max(updated_at)) * 1000)::bigint::text, '0') || '-' || count(*) as version
        from ${restaurants}`,
    );
    const version = state?.version ?? "0";
    if (kept?.database === database && kept.index.version === version) return kept.index;
    const points = await executeRows<{ lat: number; lng: number }>(
      transaction,
      sql`select lat, lng from ${restaurants} where closure is distinct from 'closed'`,
    );
    const tiles: Record<string, number> = {};
    for (const point of points) {
      const name = tileName(tileAt(point));
      tiles[name] = (tiles[name] ?? 0) + 1;
    }
    kept = { database, index: { version, tiles } };
    return kept.index;
  });
}
