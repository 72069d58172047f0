// What the pages of a directory of real size cost the server: a site on each kind of database with as many synthetic restaurants as
// BENCH_VENUES says ("54000,250000"), with one request after the other. "first" is a page or a query that was not requested before,
// "again" the same one a second time; before that, pages before and after a restart (world-restart.mjs). Then the reverse proxy's cache
// (world-proxy.mjs), and many connections during imports (world-load.mjs). BENCH_DATA_DIR names a data directory with real restaurants to measure instead: it is read, and its site migrates it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { load } from "../../scripts/run/load.mjs";
import { say } from "../../scripts/run/process.mjs";
import { withDatabases } from "../databases.mjs";
import { importOnce } from "../import.mjs";
import { withSite } from "../site.mjs";
import { writeExtract } from "../synthetic-extract.mjs";
import { printTable } from "../table.mjs";
import { READINGS, spread, timesOf } from "./page-times.mjs";
import { loadDuringImport, printLoad, writeEditions } from "./world-load.mjs";
import { compareWithFiles, printComparison } from "./world-proxy.mjs";
import { measureRestart, printRestarts } from "./world-restart.mjs";

const SIZES = (process.env.BENCH_VENUES ?? "54000,250000").split(",").map(Number);
/** What people type into the location search, letter by letter. */
const TYPED = [
  "alexanderplatz",
  "berln",
  "10115",
  "loving hut wien",
  "vegan ramen berlin",
  "münchen",
  "garden table",
  "qwxzyplatz",
];
const TEXTS = ["green table", "grene tabel", "素食", "thai london", "garden 12", "xqzj"];

async function readJson(origin, path) {
  return (await fetch(origin + path)).json();
}

async function measure(name, origin, rows, sizes) {
  const { decodeTile } = await load("lib/restaurants/tiles/tile-format.ts");
  const { parseTile } = await load("lib/restaurants/tiles/tile-grid.ts");
  const { createGroups } = await load("lib/restaurants/tiles/tile-groups.ts");
  const { tilePath } = await load("lib/restaurants/tiles/tile-files.ts");
  const { version, tiles } = await readJson(origin, "/restaurants/tiles/index.json");
  const groupOf = createGroups(tiles);
  const files = new Set(
    Object.keys(tiles).map((tile) => tilePath(version, groupOf(parseTile(tile)))),
  );
  const tilePaths = spread([...files], READINGS);
  const restaurants = Object.values(tiles).reduce((sum, count) => sum + count, 0);
  const found = await timesOf(origin, tilePaths);
  let bytes = 0;
  const known = [];
  for (const path of files) {
    const tile = await readJson(origin, path);
    bytes += gzipSync(JSON.stringify(tile)).length;
    known.push(...decodeTile(tile));
  }
  sizes.push([
    name,
    restaurants,
    Object.keys(tiles).length,
    files.size,
    (bytes / known.length).toFixed(1),
  ]);

  const ids = known.map(({ id }) => id);
  const cities = await readJson(origin, "/restaurants/cities.json");
  const starts = TYPED.flatMap((text) =>
    Array.from({ length: text.length - 2 }, (_, at) => text.slice(0, at + 3)),
  );
  const subjects = [
    [
      "suggestions",
      starts.map((text) => `/restaurants/suggestions.json?q=${encodeURIComponent(text)}`),
    ],
    ["found text", TYPED.map((text) => `/restaurants/find.json?q=${encodeURIComponent(text)}`)],
    ["restaurant", spread(ids, READINGS).map((id) => `/restaurants/${id}`)],
    ["city", spread(cities, READINGS).map(({ id }) => `/restaurants/by-city/${id}`)],
    [
      "search",
      Array.from(
        { length: READINGS },
        (_, at) =>
          `/restaurants/search?q=${encodeURIComponent(`${TEXTS[at % TEXTS.length]}${at < TEXTS.length ? "" : ` ${at}`}`)}`,
      ),
    ],
  ];
  rows.push([name, restaurants, "tile", ...found, ...(await timesOf(origin, tilePaths))]);
  for (const [subject, paths] of subjects)
    rows.push([
      name,
      restaurants,
      subject,
      ...(await timesOf(origin, paths)),
      ...(await timesOf(origin, paths)),
    ]);
  return { ids, cities, tilePaths: [...files] };
}

const compare = (origin, folder, { ids, tilePaths }) =>
  compareWithFiles({
    origin,
    folder,
    subjects: [
      ["restaurant", `/restaurants/${ids[0]}`],
      ["tile", tilePaths[0]],
    ],
  });

async function measureSizes({ rows, sizes, restarts, loads, proxied }) {
  const folder = mkdtempSync(join(tmpdir(), "chard-bench-world-"));
  try {
    for (const size of SIZES) {
      const file = join(folder, `${size}.json`);
      await writeExtract(file, size);
      const files = await writeEditions(folder, size);
      await withDatabases(async (name, settings) => {
        say(`${name}: importing ${size} restaurants.`);
        await importOnce(file, settings);
        restarts.push(...(await measureRestart(name, settings)));
        await withSite(async (origin, pid) => {
          const known = await measure(name, origin, rows, sizes);
          if (proxied.length === 0) proxied.push(...(await compare(origin, folder, known)));
          // Last: an import replaces the tiles.
          loads.push(await loadDuringImport({ name, origin, pid, known, files, settings }));
        }, settings);
      });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Prints the tables, also of what was measured before a failure; nothing is asserted. */
export async function benchWorld() {
  const rows = [];
  const sizes = [];
  const restarts = [];
  const loads = [];
  const proxied = [];
  const directory = process.env.BENCH_DATA_DIR;
  try {
    if (directory)
      await withSite((origin) => measure("PGlite", origin, rows, sizes), {
        CHARD_DATA_DIR: directory,
      });
    else await measureSizes({ rows, sizes, restarts, loads, proxied });
  } finally {
    printTable(
      "Tiles",
      ["database", "restaurants", "tiles", "files", "gzip bytes a restaurant"],
      sizes,
    );
    printTable(
      "ms to the last byte, one request at a time",
      ["database", "restaurants", "what", "first p50", "p99", "again p50", "p99"],
      rows,
    );
    if (restarts.length > 0) printRestarts(restarts);
    if (loads.length > 0) printLoad(loads);
    if (proxied.length > 0) printComparison(proxied);
  }
}
