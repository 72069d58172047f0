// The world file: bytes for each restaurant, the time to open it, and the time of each query. With the restaurants of a real database where
// BENCH_DATA_DIR names a data directory (of a site that is not running); they are repeated, a little apart, up to the number that is measured.
import { gzipSync } from "node:zlib";
import { load } from "../../scripts/run/load.mjs";
import { withOpenDatabase } from "../databases.mjs";
import { median } from "../median.mjs";
import { printTable } from "../table.mjs";

const COUNT = 54_000;
const READINGS = 50;
const BERLIN = { lat: 52.52, lng: 13.405 };

/** CPU time in ms: other processes on the machine do not count. */
function now() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function timesOf(query) {
  const times = Array.from({ length: READINGS }, () => {
    const start = now();
    query();
    return now() - start;
  });
  return [median(times), Math.max(...times)].map((time) => time.toFixed(2));
}

async function readRestaurants() {
  const { RESTAURANTS } = await load("data/restaurants.ts");
  const directory = process.env.BENCH_DATA_DIR;
  if (!directory) return RESTAURANTS;
  const { sqlRecords } = await load("lib/database/records/sql-records.ts");
  return withOpenDatabase({ CHARD_DATA_DIR: directory }, (database) =>
    sqlRecords(database).listRestaurants(1_000_000),
  );
}

function repeat(restaurants, count) {
  return Array.from({ length: count }, (_, index) => {
    const restaurant = restaurants[index % restaurants.length];
    const turn = Math.floor(index / restaurants.length);
    if (turn === 0) return restaurant;
    const { id, name, lat, lng } = restaurant;
    const apart = ((index * 7919) % 1000) / 5000;
    return { ...restaurant, id: `${id}-${turn}`, name: `${name} ${turn}`, lat, lng: lng + apart };
  });
}

export async function benchWorldFile() {
  const { encodeWorld } = await load("lib/world/world-format.ts");
  const { openWorld } = await load("lib/world/world.ts");
  const { tileAt } = await load("lib/restaurants/tiles/tile-grid.ts");
  const own = await readRestaurants();
  const bytes = gzipSync(JSON.stringify(encodeWorld(own)), { level: 9 }).length;
  const text = JSON.stringify(encodeWorld(repeat(own, COUNT)));
  const start = now();
  const world = openWorld("1-0-0", JSON.parse(text));
  const opening = now() - start;
  printTable(
    "The world file",
    ["", "value"],
    [
      ["restaurants", String(own.length)],
      ["bytes for each", (bytes / own.length).toFixed(2)],
      [`CPU time to open ${COUNT}, ms`, opening.toFixed(0)],
    ],
  );
  const queries = {
    "index of tiles": () => world.tileIndex(),
    "tile of Berlin": () => world.tile(tileAt(BERLIN)),
    "24 nearest": () => world.nearest(BERLIN, 24),
    "24 nearest, far from all": () => world.nearest({ lat: -50, lng: -120 }, 24),
    "search, two words": () => world.search("pizza berlin", 60),
    "search, one letter": () => world.search("a", 60),
    "search, misspelled": () => world.search("hesburgre tampare", 60),
    cities: () => world.cities(),
    "one restaurant": () => world.restaurant(own[0].id),
  };
  const rows = Object.entries(queries).map(([name, query]) => [name, ...timesOf(query)]);
  printTable(
    `Queries at ${COUNT} restaurants, CPU time in ms (the first one of an index makes it)`,
    ["query", "median", "longest"],
    rows,
  );
}
