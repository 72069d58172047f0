// What the first rendering of a page costs the server: seconds of a core for restaurants that nobody asked for before, on each kind of
// database with as many invented places as BENCH_VENUES says (54000). A crawler asks for all of them.
import { withDatabases } from "./databases.mjs";
import { inventPlaces } from "./invented-places.mjs";
import { processesOf } from "./processes.mjs";
import { withSite } from "./site.mjs";
import { printTable } from "./table.mjs";
import { timesOf } from "./world/page-times.mjs";
import { say } from "../scripts/run/process.mjs";

const VENUES = Number(process.env.BENCH_VENUES ?? 54_000);
/** After so many pages the server's code is compiled. */
const WARM_UP = 200;
const PAGES = 1000;

const secondsOf = (pid) => processesOf(pid).reduce((sum, { seconds }) => sum + seconds, 0);

/** Paths of places that lie in different cities. */
const pathsFrom = (first, count) =>
  Array.from({ length: count }, (_, at) => `/restaurants/green-table-${first + at}`);

async function measureFirstPages(origin, pid) {
  await timesOf(origin, pathsFrom(1, WARM_UP));
  const before = secondsOf(pid);
  const times = await timesOf(origin, pathsFrom(1 + WARM_UP, PAGES));
  const used = secondsOf(pid) - before;
  return [((used / PAGES) * 1000).toFixed(0), ...times];
}

/** Prints a table; nothing is asserted. */
export async function benchFirstPages() {
  const rows = [];
  await withDatabases(async (name, settings) => {
    say(`${name}: inventing ${VENUES} places.`);
    await inventPlaces(settings, VENUES);
    rows.push([name, ...(await withSite(measureFirstPages, settings))]);
  });
  printTable(
    `First pages of ${PAGES} restaurants among ${VENUES}, one request at a time, ms`,
    ["database", "of a core, each", "p50", "p99"],
    rows,
  );
}
