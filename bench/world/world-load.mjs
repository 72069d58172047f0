// 500 connections on the pages of a directory of real size while imports change it: failures, times and the server's memory.
import { join } from "node:path";
import { say } from "../../scripts/run/process.mjs";
import { closedLoop } from "../closed-loop.mjs";
import { importOnce } from "../import.mjs";
import { slope, watchMemory } from "../memory.mjs";
import { writeExtract } from "../synthetic-extract.mjs";
import { printTable } from "../table.mjs";

const CONNECTIONS = 500;
const URLS = 10_000;
/** Less while one works on this file: BENCH_LOAD_S=5. */
const DURATION_S = Number(process.env.BENCH_LOAD_S ?? 60);
const EDITIONS = 2;

const pick = (list) => list[Math.floor(Math.random() * list.length)];

/** Pages of restaurants and cities, tiles and searches, as visitors request them: most are pages of restaurants. */
function randomPaths({ ids, cities, tilePaths }) {
  const kinds = [
    ...Array.from({ length: 7 }, () => () => `/restaurants/${pick(ids)}`),
    () => `/restaurants/by-city/${pick(cities).id}`,
    () => pick(tilePaths),
    () => `/restaurants/search?q=garden%20${Math.floor(Math.random() * 1000)}`,
  ];
  return Array.from({ length: URLS }, () => pick(kinds)());
}

/** The editions of the extract, again and again until `isOver`. Returns how many imports ended. */
async function importUntil(isOver, files, settings) {
  let imports = 0;
  while (!isOver()) {
    await importOnce(files[imports % files.length], settings);
    imports += 1;
  }
  return imports;
}

/** Writes other editions of the extract of `count` restaurants that the site has. Returns their paths. */
export async function writeEditions(folder, count) {
  const files = [];
  for (let edition = 2; edition < 2 + EDITIONS; edition += 1) {
    files.push(join(folder, `${count}-${edition}.json`));
    await writeExtract(files.at(-1), count, { edition });
  }
  return files;
}

/** The row of a site whose directory `known` describes: `ids`, `cities` and `tilePaths`. */
export async function loadDuringImport({ name, origin, pid, known, files, settings }) {
  say(`${name}: ${CONNECTIONS} connections for ${DURATION_S} s during imports.`);
  const paths = randomPaths(known);
  const failures = {};
  const memory = watchMemory([pid]);
  let next = 0;
  let isOver = false;
  const imports = importUntil(() => isOver, files, settings);
  const { perSecond, p50, p99 } = await closedLoop(
    async () => {
      const path = paths[next++ % paths.length];
      const outcome = await fetch(origin + path)
        .then(async (response) => (await response.arrayBuffer(), response.status))
        .catch((error) => error.cause?.code ?? error.message);
      if (outcome === 200) return;
      const failure = `${outcome} ${path.split(/[/?]/).slice(1, 3).join("/")}`;
      failures[failure] = (failures[failure] ?? 0) + 1;
    },
    { concurrency: CONNECTIONS, isOver: (_, elapsedMs) => elapsedMs > DURATION_S * 1000 },
  );
  const [points] = memory.stop();
  isOver = true;
  const half = points.slice(Math.floor(points.length / 2));
  return [
    name,
    next,
    Math.round(perSecond),
    JSON.stringify(failures),
    p50.toFixed(0),
    p99.toFixed(0),
    await imports,
    points[0][1].toFixed(0),
    half[0][1].toFixed(0),
    half.at(-1)[1].toFixed(0),
    slope(half).toFixed(1),
  ];
}

/** Prints the rows. */
export function printLoad(rows) {
  printTable(
    `${CONNECTIONS} connections for ${DURATION_S} s on ${URLS.toLocaleString("en")} random URLs during imports; memory of the largest process in MB`,
    [
      "database",
      "responses",
      "a second",
      "failed",
      "p50 ms",
      "p99 ms",
      "imports",
      "at the start",
      "at half",
      "at the end",
      "MB a minute",
    ],
    rows,
  );
}
