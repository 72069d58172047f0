// What the database layer adds to plain `pg`: transactions of a member through Row Level Security (begin, identity, one read by
// key, commit) on both kinds of database, beside the same read of `pg` alone on the same Postgres; and how long a server takes
// from its start, cold and warm, to the first page that is rendered on request, to the same one again, and its memory.
import { load } from "../scripts/run/load.mjs";
import { say } from "../scripts/run/process.mjs";
import { closedLoop } from "./closed-loop.mjs";
import { addMembers, withDatabases, withOpenDatabase } from "./databases.mjs";
import { memoryOf } from "./memory.mjs";
import { withSite } from "./site.mjs";
import { printTable } from "./table.mjs";

const CONCURRENCY = 8;
const MEASURE_S = Number(process.env.BENCH_DATABASE_S ?? 10);
/** A page that builds know, but that is rendered anew with a database. */
const PAGE = "/restaurants/3";

const forSomeTime = (_, elapsedMs) => elapsedMs > MEASURE_S * 1000;
const loop = (task) => closedLoop(task, { concurrency: CONCURRENCY, isOver: forSomeTime });

const READ = "select id, name from chard.restaurants where id = $1";

/** The same transaction with `pg` alone: the same statements in the same number of round trips. */
async function plainPg(url, { sub }) {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({ connectionString: url, max: CONCURRENCY });
  const claims = JSON.stringify({ sub, role: "authenticated" });
  try {
    return await loop(async () => {
      const client = await pool.connect();
      try {
        await client.query("begin");
        await client.query(
          "select set_config('request.jwt.claims', $1, true), set_config('role', 'authenticated', true)",
          [claims],
        );
        await client.query(READ, ["3"]);
        await client.query("commit");
      } finally {
        client.release();
      }
    });
  } finally {
    await pool.end();
  }
}

async function throughLayer(database, member) {
  const { sql } = await import("drizzle-orm");
  const { executeRows } = await load("lib/database/execute-rows.ts");
  return loop(() =>
    database.asUser(member, (transaction) =>
      executeRows(transaction, sql`select id, name from chard.restaurants where id = ${"3"}`),
    ),
  );
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** ms from the start until the server is ready, of the first page, of the same again, and MB of its process. */
async function startUp(settings) {
  const start = performance.now();
  return withSite(async (origin, pid) => {
    while (!(await fetch(`${origin}/api/health/ready`)).ok) await pause(50);
    const ready = performance.now() - start;
    const read = async () => {
      const before = performance.now();
      const response = await fetch(origin + PAGE);
      await response.text();
      if (!response.ok) throw new Error(`${PAGE} answered ${response.status}.`);
      return performance.now() - before;
    };
    const first = await read();
    await pause(2_000);
    return { ready, first, again: await read(), memory: memoryOf(pid) };
  }, settings);
}

/** Prints the tables. */
export async function benchDatabase() {
  const transactions = [];
  const starts = [];
  const row = (name, what, { perSecond, p50, p99 }, ratio = "") => [
    name,
    what,
    perSecond.toFixed(0),
    p50.toFixed(2),
    p99.toFixed(2),
    ratio,
  ];
  await withDatabases(async (name, settings) => {
    say(`${name}: transactions.`);
    const { layer, plain } = await withOpenDatabase(settings, async (database) => {
      const [member] = await addMembers(database, 1);
      // The first statements of a connection are slower: not counted.
      await throughLayer(database, member);
      const plain = settings.DATABASE_URL && (await plainPg(settings.DATABASE_URL, member));
      return { plain, layer: await throughLayer(database, member) };
    });
    if (plain) transactions.push(row(name, "plain pg", plain, "1.00"));
    const ratio = plain ? (plain.perSecond / layer.perSecond).toFixed(2) : "";
    transactions.push(row(name, "as a member", layer, ratio));
    for (const kind of ["cold", "warm"]) {
      const { ready, first, again, memory } = await startUp(settings);
      starts.push([name, kind, ...[ready, first, again, memory].map((value) => value.toFixed(0))]);
    }
  });
  printTable(
    `Transactions of members, ${CONCURRENCY} at once; ratio: time beside plain pg`,
    ["database", "what", "per second", "p50 ms", "p99 ms", "ratio"],
    transactions,
  );
  printTable(
    "From the start of the server",
    ["database", "start", "ready ms", "first page ms", "again ms", "memory MB"],
    starts,
  );
}
