// What members write: transactions per second and the 99th percentile on both kinds of database, through the functions that
// the server actions call; reading 500 reviews of one restaurant and an account with 100,000 favorites; and the page with the
// 500 reviews, rendered for the first time and kept.
import { load } from "../scripts/run/load.mjs";
import { say } from "../scripts/run/process.mjs";
import { closedLoop } from "./closed-loop.mjs";
import { addMembers, withDatabases, withOpenDatabase } from "./databases.mjs";
import { median } from "./median.mjs";
import { withSite } from "./site.mjs";
import { printTable } from "./table.mjs";
import { timesOf } from "./times-of.mjs";

const WRITERS = 8;
const MEASURE_S = Number(process.env.BENCH_KEPT_S ?? 10);
const REVIEWS = 500;
const FAVORITES = 100_000;
const READINGS = 20;
/** A sample restaurant. */
const RESTAURANT = "3";

const forSomeTime = (_, elapsedMs) => elapsedMs > MEASURE_S * 1000;

const review = (rating) => ({
  restaurantId: RESTAURANT,
  rating,
  title: "A quiet lunch",
  content: "Good food, friendly people, and a table in the sun. ".repeat(4),
  visitDate: "2026-01-02",
});

/** The median time of some readings in ms. */
async function timeOf(read) {
  return median(await timesOf(read, READINGS));
}

async function addFavorites(database, { sub }) {
  const { sql } = await import("drizzle-orm");
  await database.asOwner(async (transaction) => {
    await transaction.execute(sql`
      insert into chard.restaurants (id, name, cuisine, review_count, city, country, lat, lng, time_zone, features, dietary_options, images, verified, featured, sample, created_at, updated_at)
      select 'bench-' || n, 'Venue ' || n, '{}', 0, 'Berlin', 'Germany', 52.5, 13.4, 'Europe/Berlin', '{}', '{}', '[]', false, false, false, now(), now()
      from generate_series(1, ${FAVORITES}) n`);
    await transaction.execute(sql`
      insert into chard.favorites (user_id, restaurant_id, created_at)
      select ${sub}, 'bench-' || n, now() - n * interval '1 second' from generate_series(1, ${FAVORITES}) n`);
  });
}

async function measure(database) {
  const { saveReview, toggleVote } = await load("lib/database/reviews/reviews.ts");
  const { changeFavorites, listFavoriteRestaurants } = await load(
    "lib/database/accounts/favorites.ts",
  );
  const { addMessage } = await load("lib/database/contributions/messages.ts");
  const { updateStatistics } = await load("lib/database/maintenance/statistics.ts");
  const { sqlRecords } = await load("lib/database/records/sql-records.ts");
  const members = await addMembers(database, REVIEWS);
  const writers = members.slice(0, WRITERS);
  for (const [index, member] of members.entries())
    await saveReview(database, member, review(1 + (index % 5)), "published");
  const [reader] = await addMembers(database, 1);
  const [voted] = await sqlRecords(database).listReviews(RESTAURANT, {
    sort: "newest",
    offset: 0,
    limit: 30,
  });

  let number = 0;
  const loop = (task) => closedLoop(task, { concurrency: WRITERS, isOver: forSomeTime });
  const writes = {
    "a favorite, on and off": await loop((worker) => {
      number += 1;
      const change = { id: "4" };
      return changeFavorites(database, writers[worker], {
        added: number % 2 === 0 ? [change] : [],
        removed: number % 2 === 0 ? [] : ["4"],
      });
    }),
    "a review, changed": await loop((worker) =>
      saveReview(database, writers[worker], review(1 + (worker % 5)), "published"),
    ),
    "a vote, on and off": await loop((worker) => toggleVote(database, writers[worker], voted.id)),
    "a message": await loop(() =>
      addMessage(database, {
        name: "Noor",
        email: "noor@example.org",
        message: "Hello",
        userId: null,
      }),
    ),
  };
  await addFavorites(database, reader);
  await updateStatistics(database);
  const records = sqlRecords(database);
  return {
    writes,
    reads: {
      [`one page of ${REVIEWS} reviews`]: await timeOf(() =>
        records.listReviews(RESTAURANT, { sort: "newest", offset: 0, limit: 30 }),
      ),
      [`the list of an account with ${FAVORITES.toLocaleString("en")} favorites`]: await timeOf(
        () => listFavoriteRestaurants(database, reader),
      ),
    },
  };
}

/** The page with all reviews: from the server's start, and again. */
function loadPage(settings) {
  return withSite(async (origin) => {
    const read = async () => {
      const response = await fetch(`${origin}/restaurants/${RESTAURANT}/reviews`);
      const html = await response.text();
      if (!html.includes("A quiet lunch")) throw new Error("The page lacks the reviews.");
    };
    while (!(await fetch(`${origin}/api/health/ready`)).ok)
      await new Promise((resolve) => setTimeout(resolve, 200));
    const start = performance.now();
    await read();
    return { first: performance.now() - start, later: await timeOf(read) };
  }, settings);
}

/** Prints the tables. */
export async function benchWrites() {
  const writes = [];
  const reads = [];
  await withDatabases(async (name, settings) => {
    say(`${name}: ${WRITERS} members write at once.`);
    const result = await withOpenDatabase(settings, measure);
    for (const [what, { perSecond, p50, p99 }] of Object.entries(result.writes))
      writes.push([name, what, perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1)]);
    for (const [what, ms] of Object.entries(result.reads)) reads.push([name, what, ms.toFixed(1)]);
    const page = await loadPage(settings);
    reads.push([name, "/restaurants/{id}/reviews, the first", page.first.toFixed(1)]);
    reads.push([name, "/restaurants/{id}/reviews, again", page.later.toFixed(1)]);
  });
  printTable(
    `Writes, each on the disk before the response: ${WRITERS} members at once`,
    ["database", "what", "per second", "p50 ms", "p99 ms"],
    writes,
  );
  printTable("Reads (median)", ["database", "what", "ms"], reads);
}
