import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { Database } from "@/lib/database/database";
import { exportGeoJson } from "@/lib/database/exports/geojson";
import { standsForMs } from "@/lib/database/records/costly";
import { sharedResult } from "@/lib/database/records/shared-result";
import { readTileIndex } from "@/lib/database/records/tile-index";

type File = { compressed: Buffer; restaurants: number };

const cachedFile = sharedResult<File>({
  standsForMs: ({ restaurants }) => standsForMs(restaurants),
});

/** The collection of exportGeoJson, which is read and written once for all requests of a version, and held compressed. */
export async function* exportSharedGeoJson(database: Database): AsyncGenerator<Uint8Array> {
  const { version, tiles } = await readTileIndex(database);
  const { compressed } = await cachedFile(database, version, async () => ({
    // Unlike .pipe(), a pipeline ends with an error of its source, such as a database that does not respond.
    compressed: await pipeline(exportGeoJson(database), createGzip(), (zipped) => buffer(zipped)),
    restaurants: Object.values(tiles).reduce((sum, count) => sum + count, 0),
  }));
  yield* Readable.from([compressed]).pipe(createGunzip());
}
