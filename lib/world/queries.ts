import "server-only";

import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import { getRecords } from "@/lib/database/records/public-records";
import { standsForMs } from "@/lib/database/records/costly";
import { sharedResult } from "@/lib/database/records/shared-result";
import { inTurns } from "@/lib/lists/in-slices";
import { encodeWorldInSteps, worldTextInSteps } from "@/lib/world/world-format";
import { worldVersion, type WorldPointer } from "@/lib/world/world-file";

/** So long the event loop works on a file at a time. */
const TURN_MS = 10;

type WorldFile = { pointer: WorldPointer; body: Buffer };

const cachedFile = sharedResult<WorldFile>({
  standsForMs: ({ pointer }) => standsForMs(pointer.restaurants),
});
/** The files of versions that another server of the site has named already. */
const cachedNamedFile = sharedResult<WorldFile>();

const SITE = {};

async function makeFile(version: string): Promise<WorldFile> {
  const restaurants = await (await getRecords()).listWorldRestaurants();
  const world = await inTurns(encodeWorldInSteps(restaurants), TURN_MS);
  const text = await inTurns(worldTextInSteps(world), TURN_MS);
  // Outside of the event loop; the best compression, since it is done once for a version.
  const body = await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION });
  return { pointer: { version, restaurants: restaurants.length, bytes: body.length }, body };
}

/** The version of the present restaurants; undefined where there are only samples. */
async function presentVersion() {
  const records = await getRecords();
  if (!(await records.hasRealRestaurants())) return undefined;
  return worldVersion((await records.getTileIndex()).version);
}

/** The file that visitors are led to: made for all by the first request after a change, and once a minute at most. */
const readFile = (version: string) => cachedFile(SITE, version, () => makeFile(version));

/** Which file has all restaurants now; undefined where there are only samples. */
export async function getWorldPointer() {
  const version = await presentVersion();
  return version && (await readFile(version)).pointer;
}

/** How many restaurants the file has, without making it; undefined where there are only samples. */
export async function countWorld() {
  const records = await getRecords();
  if (!(await records.hasRealRestaurants())) return undefined;
  const { tiles } = await records.getTileIndex();
  return Object.values(tiles).reduce((sum, count) => sum + count, 0);
}

/** The file of a version; undefined for another than the present one, or the one that visitors are led to. */
export async function getWorldFile(version: string) {
  const present = await presentVersion();
  if (!present) return undefined;
  const file = await readFile(present);
  if (file.pointer.version === version) return file.body;
  if (version !== present) return undefined;
  return (await cachedNamedFile(SITE, version, () => makeFile(version))).body;
}
