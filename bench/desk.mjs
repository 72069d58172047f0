// The desk with 10,000 items in a queue: the numbers of all queues, the first and the last page of one, and the search of all
// queues, on both kinds of database, through the functions that the pages call. It should open within 200 ms.
import { load } from "../scripts/run/load.mjs";
import { say } from "../scripts/run/process.mjs";
import { withDatabases, withOpenDatabase } from "./databases.mjs";
import { median } from "./median.mjs";
import { printTable } from "./table.mjs";
import { timesOf } from "./times-of.mjs";

const ITEMS = 10_000;
const PAGE = 25;
const READINGS = 20;
/** How many of each queue a search returns. */
const FOUND = 10;

async function addItems(database) {
  const { sql } = await import("drizzle-orm");
  const { updateStatistics } = await load("lib/database/maintenance/statistics.ts");
  await database.asOwner(async (transaction) => {
    await transaction.execute(sql`
      insert into chard.listings (token, name, address, description, details, created_at)
      select 'bench-' || n, 'Venue ' || n, 'Linienstrasse ' || n, 'Plants, mostly.', '{}', now() - n * interval '1 minute'
      from generate_series(1, ${ITEMS}) n`);
    await transaction.execute(sql`
      insert into chard.suggestions (restaurant_id, kind, facts, evidence, created_at)
      select (1 + n % 8)::text, 'facts', '{"phone": "+49 30 1234567"}', 'The sign.', now() - n * interval '1 minute'
      from generate_series(1, ${ITEMS}) n`);
  });
  await updateStatistics(database);
}

/** The median time of some readings in ms. */
async function timeOf(read) {
  return median(await timesOf(read, READINGS)).toFixed(1);
}

async function measure(database) {
  const { countQueues, listWaiting } = await load("lib/database/desk/queues/queues.ts");
  const { findWaiting } = await load("lib/database/desk/queues/find-waiting.ts");
  const { QUEUES } = await load("lib/desk/queues.ts");
  await addItems(database);
  const open = (queue, offset) => async () => {
    await countQueues(database, QUEUES);
    await listWaiting(database, queue, { offset, limit: PAGE });
  };
  const find = (text) => () =>
    findWaiting(database, { queues: QUEUES, text, limit: FOUND, userId: undefined });
  return {
    "a search that finds one": await timeOf(find("linienstrasse 9999")),
    "a search that finds 20,000": await timeOf(find("e")),
    "listings, first page": await timeOf(open("listings", 0)),
    "listings, last page": await timeOf(open("listings", ITEMS - PAGE)),
    "corrections, first page": await timeOf(open("corrections", 0)),
    "corrections, last page": await timeOf(open("corrections", ITEMS - PAGE)),
  };
}

export async function benchDesk() {
  say(`The desk, ${ITEMS} items in each of two queues: ms until a page has its records`);
  const rows = [];
  await withDatabases(async (name, settings) => {
    const times = await withOpenDatabase(settings, measure);
    for (const [what, ms] of Object.entries(times)) rows.push([name, what, ms]);
  });
  printTable(`The desk with ${ITEMS} items`, ["database", "page", "ms"], rows);
}
