// What the database layer adds to plain `pg`: transactions of members through Row Level Security (begin, identity, a read by key or a
// write, commit) on both kinds of database, beside the same statements of `pg` alone on the same Postgres; and how long a server
// takes from its start, cold (no database yet) and warm, to the first page of a restaurant that was not requested before, to the same
// one again, and its memory.
import { sql } from "drizzle-orm";
import { say } from "../scripts/run/process.mjs";
import { closedLoop } from "./closed-loop.mjs";
import { addMembers, withDatabases, withOpenDatabase } from "./databases.mjs";
import { median } from "./median.mjs";
import { memoryOf } from "./memory.mjs";
import { withSite } from "./site.mjs";
import { printTable } from "./table.mjs";

const CONCURRENCY = 8;
const MEASURE_S = Number(process.env.BENCH_DATABASE_S ?? 3);
const ROUNDS = 5;
/** Enough connections that they seldom wait for each other. */
const MEMBERS = 200;
/** The layer may take so many times the time of plain pg. */
const LIMIT = 1.3;

const forSomeTime = (_, elapsedMs) => elapsedMs > MEASURE_S * 1000;
const loop = (task) => closedLoop(task, { concurrency: CONCURRENCY, isOver: forSomeTime });

/** What is measured: for pg a text with parameters, for the layer the same as its callers write it. */
const KINDS = {
  read: () => ({
    text: "select id, name from chard.restaurants where id = $1",
    values: ["3"],
    statement: sql`select id, name from chard.restaurants where id = ${"3"}`,
  }),
  write: ({ sub }, number) => ({
    text: "update chard.favorites set note = $1 where user_id = $2",
    values: [`note ${number}`, sub],
    statement: sql`update chard.favorites set note = ${`note ${number}`} where user_id = ${sub}`,
  }),
};

/** A member for each transaction, in turn. */
function takeTurns(members) {
  let number = 0;
  return () => ({ member: members[(number += 1) % members.length], number });
}

/** The same transaction with `pg` alone: the same statements in the same number of round trips. */
async function plainPg(url, members, statementOf) {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({ connectionString: url, max: CONCURRENCY });
  const next = takeTurns(members);
  try {
    return await loop(async () => {
      const { member, number } = next();
      const claims = JSON.stringify({ sub: member.sub, role: "authenticated" });
      const client = await pool.connect();
      try {
        await client.query("begin");
        await client.query(
          "select set_config('request.jwt.claims', $1, true), set_config('role', $2, true), set_config('statement_timeout', $3, true)",
          [claims, "authenticated", "10000"],
        );
        const { text, values } = statementOf(member, number);
        await client.query(text, values);
        await client.query("commit");
      } finally {
        client.release();
      }
    });
  } finally {
    await pool.end();
  }
}

async function throughLayer(database, members, statementOf) {
  const next = takeTurns(members);
  return loop(() => {
    const { member, number } = next();
    const { statement } = statementOf(member, number);
    return database.asUser(member, (transaction) => transaction.execute(statement));
  });
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The path of a restaurant that is not in the build and was not requested before. */
async function addRestaurant(settings, id) {
  await withOpenDatabase(settings, (database) =>
    database.asOwner((transaction) =>
      transaction.execute(
        sql`insert into chard.restaurants (id, name, cuisine, review_count, lat, lng, city, country, time_zone, images,
          features, dietary_options, verified, featured, sample, created_at, updated_at)
          values (${id}, 'Measured', '{}', 0, 0, 0, 'Berlin', 'Germany', 'Europe/Berlin', '[]', '{}', '{}', false, false, false, now(), now())`,
      ),
    ),
  );
  return `/restaurants/${id}`;
}

/** ms from the start until the server is ready, of the first page, of the same again, and MB of its process. */
async function startUp(settings, kind) {
  const start = performance.now();
  return withSite(async (origin, pid) => {
    while (!(await fetch(`${origin}/api/health/ready`)).ok) await pause(50);
    const ready = performance.now() - start;
    const page = await addRestaurant(settings, `measured-${kind}`);
    // What the server renders again by itself comes first.
    await pause(5_000);
    const read = async () => {
      const before = performance.now();
      const response = await fetch(origin + page);
      await response.text();
      if (!response.ok) throw new Error(`${page} returned ${response.status}.`);
      return performance.now() - before;
    };
    const first = await read();
    await pause(2_000);
    return { ready, first, again: await read(), memory: memoryOf(pid) };
  }, settings);
}

/**
 * The medians of what each measurement returns. They take turns, since the speed of a machine changes by itself; the first round of
 * each is not counted, as the first statements of a connection are slower.
 */
async function inTurns(measurements) {
  const rounds = measurements.map(() => []);
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [index, measureOnce] of measurements.entries()) {
      const result = measureOnce && (await measureOnce());
      if (result && round > 0) rounds[index].push(result);
    }
  return rounds.map((results) => {
    if (results.length === 0) return undefined;
    const middle = (key) => median(results.map((result) => result[key]));
    return { perSecond: middle("perSecond"), p50: middle("p50"), p99: middle("p99") };
  });
}

/** One for each member. */
async function addFavorites(database) {
  await database.asOwner((transaction) =>
    transaction.execute(
      sql`insert into chard.favorites (user_id, restaurant_id) select user_id, '3' from chard.members`,
    ),
  );
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
    for (const kind of ["cold", "warm"]) {
      const { ready, first, again, memory } = await startUp(settings, kind);
      starts.push([name, kind, ...[ready, first, again, memory].map((value) => value.toFixed(0))]);
    }
    say(`${name}: transactions.`);
    await withOpenDatabase(settings, async (database) => {
      const members = await addMembers(database, MEMBERS);
      await addFavorites(database);
      for (const [kind, statementOf] of Object.entries(KINDS)) {
        const [plain, layer] = await inTurns([
          settings.DATABASE_URL && (() => plainPg(settings.DATABASE_URL, members, statementOf)),
          () => throughLayer(database, members, statementOf),
        ]);
        if (plain) transactions.push(row(name, `${kind}, plain pg`, plain, "1.00"));
        const ratio = plain ? plain.perSecond / layer.perSecond : undefined;
        const verdict =
          ratio && `${ratio.toFixed(2)} ${ratio <= LIMIT ? "(within" : "(BEYOND"} ${LIMIT})`;
        transactions.push(row(name, `${kind}, as a member`, layer, verdict));
      }
    });
  });
  printTable(
    `Transactions of members, ${CONCURRENCY} at once; ratio: time beside plain pg, at most ${LIMIT}`,
    ["database", "what", "per second", "p50 ms", "p99 ms", "ratio"],
    transactions,
  );
  printTable(
    "From the start of the server",
    ["database", "start", "ready ms", "first page ms", "again ms", "memory MB"],
    starts,
  );
}
