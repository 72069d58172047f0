import { serveWorkerRequests } from "@/lib/browser/worker-requests";
import { ALL_CITIES_PATH } from "@/lib/gazetteer/fold";
import type { AllCities } from "@/lib/gazetteer/all-cities";
import { createWorldQueryRunner, type WorldQuery } from "@/lib/world/world-queries";
import { openWorld } from "@/lib/world/world";
import { isReadable, readWorldFile, WORLD_CACHE, worldPath } from "@/lib/world/world-file";

declare const self: DedicatedWorkerGlobalScope;

const FILE = new RegExp(`^${worldPath("([^/]+)")}$`);

/** The newest file of the cache that this build reads. */
async function openKept() {
  const cache = await caches.open(WORLD_CACHE);
  const versions = (await cache.keys())
    .map(({ url }) => FILE.exec(new URL(url).pathname)?.[1] ?? "")
    .filter(isReadable);
  const version = versions.at(-1);
  const response = version && (await cache.match(worldPath(version)));
  if (!version || !response) throw new Error("The world is not kept.");
  const world = openWorld(version, await readWorldFile(response));
  return createWorldQueryRunner(world, async () => {
    const cities = await cache.match(ALL_CITIES_PATH);
    return cities && ((await cities.json()) as AllCities);
  });
}

let opened: ReturnType<typeof openKept> | undefined;

async function runQuery(query: WorldQuery) {
  opened ??= openKept();
  return (await opened)(query);
}

serveWorkerRequests<WorldQuery>(self, runQuery);
