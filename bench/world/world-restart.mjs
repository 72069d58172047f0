// Pages of restaurants and cities after a restart: rendered by one server, sent by the next one.
import { freePort } from "../../scripts/run/port.mjs";
import { say } from "../../scripts/run/process.mjs";
import { withSite } from "../site.mjs";
import { printTable } from "../table.mjs";
import { READINGS, spread, timesOf } from "./page-times.mjs";

/** Pages are stored once all transactions of the import ended two minutes ago (lib/page-cache). */
const STORED_AFTER_MS = 125_000;
const KINDS = {
  restaurant: /<loc>https?:\/\/[^/]+(\/restaurants\/[^/<]+)<\/loc>/g,
  city: /<loc>https?:\/\/[^/]+(\/restaurants\/by-city\/[^/<]+)<\/loc>/g,
};

/** Paths of each kind from the English entries of the sitemaps, at most `READINGS` at equal distances. */
async function listPaths(origin) {
  const read = async (url) => (await fetch(url)).text();
  const index = await read(`${origin}/sitemap.xml`);
  const files = [...index.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+)<\/loc>/g)].map(
    ([, path]) => path,
  );
  const text = (await Promise.all(files.map((path) => read(origin + path)))).join("");
  return Object.entries(KINDS).map(([kind, pattern]) => {
    const paths = [...new Set([...text.matchAll(pattern)].map(([, path]) => path))];
    return { kind, paths: spread(paths, READINGS) };
  });
}

/** Times to the last byte in ms, and how many pages came from the cache. */
async function readPages(origin, paths) {
  let hits = 0;
  const times = await timesOf(origin, paths, ({ headers }) => {
    if (headers.get("x-nextjs-cache") === "HIT") hits += 1;
  });
  return { times, hits };
}

/** Rows of the table for the database that `settings` choose, after an import. */
export async function measureRestart(name, settings) {
  say(`${name}: waiting until pages are stored.`);
  await new Promise((resolve) => setTimeout(resolve, STORED_AFTER_MS));
  const readAll = async (origin, kinds) => {
    const results = [];
    for (const { paths } of kinds) results.push(await readPages(origin, paths));
    return results;
  };
  // Pages contain the address of their site.
  const site = { ...settings, PORT: String(await freePort()) };
  const { kinds, before } = await withSite(async (origin) => {
    const kinds = await listPaths(origin);
    return { kinds, before: await readAll(origin, kinds) };
  }, site);
  const after = await withSite((origin) => readAll(origin, kinds), site);
  return kinds.map(({ kind, paths }, at) => [
    name,
    kind,
    ...before[at].times,
    ...after[at].times,
    `${after[at].hits} of ${paths.length}`,
  ]);
}

export function printRestarts(rows) {
  printTable(
    "Pages before and after a restart, ms to the last byte",
    ["database", "what", "rendered p50", "p99", "after a restart p50", "p99", "from the cache"],
    rows,
  );
}
