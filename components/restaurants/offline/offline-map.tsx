import { useWorldQuery } from "@/components/restaurants/offline/use-world-query";
import { WorldMap } from "@/components/restaurants/world-map/world-map";
import { TILE_INDEX_PATH, type TileIndex } from "@/lib/restaurants/tiles/tile-files";

/** Instead of the Restaurant Map: the same map of the restaurants that the device keeps. */
export function OfflineMap() {
  const index = useWorldQuery("file", { path: TILE_INDEX_PATH }) as TileIndex | undefined;
  if (!index) return null;
  const total = Object.values(index.tiles).reduce((sum, count) => sum + count, 0);
  return (
    <section aria-labelledby="kept-map" className="my-10 border-t border-line pt-8">
      <h2 id="kept-map" className="mb-4 font-display text-h3">
        Restaurant map saved on this device
      </h2>
      <WorldMap total={total} />
    </section>
  );
}
