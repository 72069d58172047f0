import "server-only";

import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import { getRecords } from "@/lib/database/client";
import { encodeWorld } from "@/lib/world/world-format";
import { worldVersion, type WorldPointer } from "@/lib/world/world-file";

/** More restaurants than there will be. */
const ALL = 1_000_000;

type WorldFile = { pointer: WorldPointer; body: Buffer };

/** The file of the present restaurants: made when it is first requested after a change, by one request for all. */
let kept: { version: string; file: Promise<WorldFile> } | undefined;

async function makeFile(version: string): Promise<WorldFile> {
  const restaurants = await (await getRecords()).listRestaurants(ALL);
  const text = JSON.stringify(encodeWorld(restaurants));
  // Outside of the event loop; the best compression, since it is done once for a version.
  const body = await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION });
  return { pointer: { version, restaurants: restaurants.length, bytes: body.length }, body };
}

/** The file of all restaurants; undefined where there are only samples. */
async function readFile(): Promise<WorldFile | undefined> {
  const records = await getRecords();
  if (!(await records.hasRealRestaurants())) return undefined;
  const version = worldVersion((await records.getTileIndex()).version);
  if (kept?.version !== version) {
    const file = makeFile(version);
    kept = { version, file };
    file.catch(() => {
      if (kept?.file === file) kept = undefined;
    });
  }
  return kept.file;
}

/** Which file has all restaurants now; undefined where there are only samples. */
export async function getWorldPointer() {
  return (await readFile())?.pointer;
}

/** How many restaurants the file has, without making it; undefined where there are only samples. */
export async function countWorld() {
  const records = await getRecords();
  if (!(await records.hasRealRestaurants())) return undefined;
  const { tiles } = await records.getTileIndex();
  return Object.values(tiles).reduce((sum, count) => sum + count, 0);
}

/** The file of a version; undefined for another version than the present one. */
export async function getWorldFile(version: string) {
  const file = await readFile();
  return file?.pointer.version === version ? file.body : undefined;
}
