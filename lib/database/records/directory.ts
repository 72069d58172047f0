import { gt } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { restaurantRows } from "@/lib/database/records/restaurant-rows";
import { readSearch } from "@/lib/database/records/search-index";
import { readTileIndex } from "@/lib/database/records/tile-index";
import { sharedResult } from "@/lib/database/records/shared-result";
import { cities } from "@/lib/database/schema/cities";
import { isListed } from "@/lib/database/records/is-listed";
import { restaurants } from "@/lib/database/schema/restaurants";
import { inSteps, inTurns } from "@/lib/lists/in-slices";
import { createAddressIndexBuilder } from "@/lib/search/address-index";
import { createNearCounter } from "@/lib/search/near-counter";

export type DirectoryCity = { id: string; name: string; country: string; count: number };

/** How long the directory is used without asking the database whether a restaurant has changed. */
const FRESH_MS = 10_000;

/** For so long other requests wait while it is prepared. */
const TURN_MS = 4;

async function readCities(database: Database) {
  const rows = await database.asAnonymous((transaction) =>
    transaction.select().from(cities).where(gt(cities.count, 0)),
  );
  const byGeoname = new Map<number, DirectoryCity>();
  for (const { geonameId, id, name, country, count } of rows)
    if (geonameId !== null) byGeoname.set(geonameId, { id, name, country, count });
  return byGeoname;
}

async function prepare(database: Database) {
  const { id, name, latinName, city, country, address, postcode, lat, lng, veganLevel, sample } =
    restaurants;
  const columns = {
    ...{ id, name, latinName, city, country, address, postcode, lat, lng, veganLevel, sample },
  };
  const search = await readSearch(database);
  const byGeoname = await readCities(database);
  const parts = restaurantRows(database, columns, isListed);
  type Row = typeof parts extends AsyncGenerator<(infer Each)[]> ? Each : never;
  const byId = new Map<string, Row>();
  const addresses = createAddressIndexBuilder();
  const near = createNearCounter();
  const add = (row: Row) => {
    byId.set(row.id, row);
    addresses.add(row);
    near.add(row);
  };
  for await (const rows of parts) await inTurns(inSteps(rows, add), TURN_MS);
  return {
    /** Whether there are others than samples. */
    isReal: [...byId.values()].some(({ sample }) => !sample),
    search,
    restaurant: (id: string) => byId.get(id),
    city: (geonameId: number) => byGeoname.get(geonameId),
    addresses: await inTurns(addresses.finish(), TURN_MS),
    countNear: near.countNear,
  };
}

export type Directory = Awaited<ReturnType<typeof prepare>>;

const cachedDirectory = sharedResult<Directory>({ name: "directory" });

/** `at`: by performance.now(), which goes on when the clock is set back. */
type Latest = { database: Database; at: number; directory: Promise<Directory> };

let latest: Latest | undefined;

function begin(database: Database): Latest {
  const next: Latest = {
    database,
    at: performance.now(),
    directory: readTileIndex(database).then(({ version }) =>
      cachedDirectory(database, version, () => prepare(database)),
    ),
  };
  next.directory.catch(() => {
    if (latest === next) latest = undefined;
  });
  latest = next;
  return next;
}

/**
 * What the location search knows of the restaurants, built once per change of them. For up to ten seconds, and for the first request after
 * them, it may be that from before; but not that of the samples alone, which lists none of the restaurants that were imported.
 */
export async function readDirectory(database: Database): Promise<Directory> {
  const known = latest?.database === database ? latest : undefined;
  const before = await known?.directory.catch(() => undefined);
  if (!known || !before?.isReal) return begin(database).directory;
  if (latest === known && performance.now() - known.at >= FRESH_MS) begin(database);
  return before;
}
