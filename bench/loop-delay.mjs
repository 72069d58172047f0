// The longest delay of the event loop for every route, that is, how long no other visitor is served: a site on each kind of database with
// as many invented places as BENCH_VENUES says (54000). "first" is the first request after a change of a restaurant, "again" the best of
// three more. On a busy machine other processes add to the times.
import { readdirSync } from "node:fs";
import { request } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, say } from "../scripts/run/process.mjs";
import { withDatabases } from "./databases.mjs";
import { inventPlaces } from "./invented-places.mjs";
import { withSite } from "./site.mjs";
import { printTable } from "./table.mjs";

const VENUES = Number(process.env.BENCH_VENUES ?? 54_000);
const AGAIN = 3;
const LONG_MS = 50;

/** An example for each part of a path that a record fills, and for those of some folders. */
const EXAMPLES = {
  "[language]": "de",
  "[id]": "green-table-1",
  "[city]": "city-2",
  "[country]": "country-2",
  "[[...view]]": "",
  "[slug]": "none",
  "[number]": "1",
  "[post]": "none",
  "[token]": "none",
  "[kind]": "restaurant",
  "[review]": "none",
  "[queue]": "reviews",
  "[name]": "none.webp",
  "[type]": "node",
  "[file]": "1.xml",
  "[ids]": "green-table-1,green-table-2",
};

/** The paths of all routes but those of accounts' API, with examples; some more that cost much. */
async function pathsOf(origin) {
  const { version, tiles } = await (await fetch(`${origin}/restaurants/tiles/index.json`)).json();
  const largest = Object.entries(tiles).toSorted(([, a], [, b]) => b - a)[0][0];
  const world = await fetch(`${origin}/restaurants/world/index.json`);
  const examples = { ...EXAMPLES, "[tile]": largest };
  const versions = { tiles: version, world: world.ok ? (await world.json()).version : "none" };
  const files = readdirSync(join(ROOT, "app"), { recursive: true, encoding: "utf8" });
  const paths = files
    .filter((path) => /(^|\/)(page\.tsx|route\.ts|opengraph-image\.tsx)$/.test(path))
    .filter((path) => !path.startsWith("auth/v1"))
    .map((path) => path.replace(/(^|\/)(page\.tsx|route\.ts)$/, "").replace(/\.tsx$/, ""))
    .map((path) => {
      const parts = path.split("/");
      const filled = parts.map((part, at) =>
        part === "[version]" ? versions[parts[at - 1]] : (examples[part] ?? part),
      );
      return `/${filled.filter(Boolean).join("/")}`;
    });
  return [
    ...paths.toSorted(),
    "/sitemaps/none.xml",
    "/restaurants/search?q=green+table",
    "/restaurants/search?q=grene+tabel",
    "/restaurants/by-country/country-2/vegan",
  ];
}

/** The longest delay of the site's server since the question before, in ms. */
function longestDelay(socketPath) {
  return new Promise((resolve, reject) =>
    request({ socketPath, path: "/" }, (response) => {
      let text = "";
      response.on("data", (part) => (text += part));
      response.on("end", () => resolve(Number(text)));
    })
      .on("error", reject)
      .end(),
  );
}

async function delayOf(url, socketPath) {
  await longestDelay(socketPath);
  const response = await fetch(url, { redirect: "manual" });
  await response.arrayBuffer();
  return { status: response.status, ms: await longestDelay(socketPath) };
}

/** A row for each path: the delays of the first request, and the best of some more. */
export async function measureDelays(origin, socketPath, paths) {
  const rows = [];
  for (const path of paths) {
    const first = await delayOf(origin + path, socketPath);
    let best = Infinity;
    for (let time = 0; time < AGAIN; time += 1)
      best = Math.min(best, (await delayOf(origin + path, socketPath)).ms);
    rows.push([path, first.status, first.ms.toFixed(0), best.toFixed(0)]);
  }
  return rows;
}

/** Prints a table for each database; nothing is asserted. */
export async function benchLoopDelay() {
  await withDatabases(async (name, settings) => {
    say(`${name}: inventing ${VENUES} places.`);
    await inventPlaces(settings, VENUES);
    const folder = mkdtempSync(join(tmpdir(), "chard-delay-"));
    const socketPath = join(folder, "delay");
    const environment = {
      ...settings,
      BENCH_DELAY_SOCKET: socketPath,
      NODE_OPTIONS: `--import ${join(ROOT, "bench/loop-delay-preload.mjs")}`,
    };
    await withSite(async (origin) => {
      const rows = await measureDelays(origin, socketPath, await pathsOf(origin));
      printTable(
        `${name}, ${VENUES} places: longest delay of the event loop in ms`,
        ["path", "status", "first", "again"],
        rows.toSorted((a, b) => Number(b[3]) - Number(a[3])),
      );
      const long = rows.filter(([, , , again]) => Number(again) > LONG_MS);
      say(`${long.length} of ${rows.length} take longer than ${LONG_MS} ms when asked again.`);
    }, environment);
    rmSync(folder, { recursive: true, force: true });
  });
}
