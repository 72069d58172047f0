/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Drizzle } from "@/lib/database/database";
import { migrate } from "@/lib/database/connection/migrate";
import { MIGRATIONS } from "@/tests/lib/database/support/migrations";
import { HAS_PGLITE } from "@/tests/lib/database/support/open-test-database";
import { POSTGRES_URL } from "@/tests/lib/database/support/postgres-server";
import {
  openPGlite,
  openPostgres,
  type OpenedDatabase,
} from "@/tests/lib/database/support/open-empty-database";

jest.setTimeout(120_000);

const TAG = "0023_names-at-the-door";

const KINDS: [string, () => Promise<OpenedDatabase>][] = [
  ...(HAS_PGLITE ? [["PGlite", openPGlite] as [string, typeof openPGlite]] : []),
  ...(POSTGRES_URL ? [["Postgres", openPostgres] as [string, typeof openPostgres]] : []),
];

/** The migrations before this one. */
async function olderMigrations() {
  const folder = await mkdtemp(join(tmpdir(), "chard-migrations-"));
  await cp(MIGRATIONS, folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(file, "utf8")) as { entries: { tag: string }[] };
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex(({ tag }) => tag === TAG),
  );
  await writeFile(file, JSON.stringify({ ...journal, entries }));
  return folder;
}

type Stored = {
  /** Before: in Latin letters, and as it is written there. */
  names: [name: string, localName: string | null];
  /** Undefined for a restaurant that is not from OpenStreetMap; null where an import has not stored them. */
  tags?: Record<string, string> | null;
  corrections?: Record<string, string | null>;
  suggestion?: { facts: Record<string, string>; status: "open" | "refused" };
  /** After: the same, as they are now. */
  then: [name: string, latinName: string | null];
  correctionsThen?: Record<string, string | null>;
  suggestionThen?: Record<string, string>;
};

const CASES: Record<string, Stored> = {
  "a name in Latin letters": { names: ["Kopps", null], tags: {}, then: ["Kopps", null] },
  "an English name of the tags": {
    names: ["The Garden", "הגינה"],
    tags: { name: "הגינה", "name:en": "The  garden" },
    then: ["הגינה", "The Garden"],
  },
  "an international name of the tags": {
    names: ["Green Garden", "绿园"],
    tags: { name: "绿园", int_name: "Green Garden" },
    then: ["绿园", "Green Garden"],
  },
  "Japanese that was spelled as Chinese": {
    names: ["Jiu Zhouzanguru", "九州ジャングル"],
    tags: { name: "九州ジャングル" },
    then: ["九州ジャングル", null],
  },
  "Persian without its vowels": {
    names: ["Bagh Sbz", "باغ سبز"],
    tags: { name: "باغ سبز", cuisine: "persian" },
    then: ["باغ سبز", null],
  },
  "tags that no import has stored": {
    names: ["Loving Hut", "愛家素食"],
    tags: null,
    then: ["愛家素食", "Loving Hut"],
  },
  "a restaurant that a visitor added": {
    names: ["Midori", "緑"],
    then: ["緑", "Midori"],
  },
  "a corrected Latin name": {
    names: ["Midori Kitchen", "緑の台所"],
    tags: { name: "緑の台所" },
    corrections: { name: "Midori Kitchen" },
    then: ["緑の台所", "Midori Kitchen"],
    correctionsThen: { latinName: "Midori Kitchen" },
  },
  "a corrected local name": {
    names: ["Sofra", "Софра"],
    tags: { name: "Sofra" },
    corrections: { localName: "Софра", name: "Sofra" },
    then: ["Софра", "Sofra"],
    correctionsThen: { latinName: "Sofra", name: "Софра" },
  },
  "a local name that a member removed": {
    names: ["Loving Hut", null],
    tags: { name: "愛家素食", "name:en": "Loving Hut" },
    corrections: { localName: null },
    then: ["Loving Hut", null],
    correctionsThen: { latinName: null, name: "Loving Hut" },
  },
  "a corrected name in Latin letters": {
    names: ["Kopps Bar", null],
    tags: { name: "Kopps" },
    corrections: { name: "Kopps Bar", phone: "+49 30 5550100" },
    then: ["Kopps Bar", null],
    correctionsThen: { name: "Kopps Bar", phone: "+49 30 5550100" },
  },
  "a suggested local name that waits": {
    names: ["Seedhouse", null],
    suggestion: { facts: { localName: "種の家", phone: "1" }, status: "open" },
    then: ["Seedhouse", null],
    suggestionThen: { latinName: "Seedhouse", name: "種の家", phone: "1" },
  },
  "a suggested local name that was refused": {
    names: ["Seedhouse", null],
    suggestion: { facts: { localName: "種の家" }, status: "refused" },
    then: ["Seedhouse", null],
    suggestionThen: { name: "種の家" },
  },
  "a suggested name of a restaurant with both": {
    names: ["Midori", "緑"],
    suggestion: { facts: { name: "Midori Cafe" }, status: "open" },
    then: ["緑", "Midori"],
    suggestionThen: { latinName: "Midori Cafe" },
  },
  "a suggested name of a restaurant with one": {
    names: ["Kopps", null],
    suggestion: { facts: { name: "Kopps Bar" }, status: "open" },
    then: ["Kopps", null],
    suggestionThen: { name: "Kopps Bar" },
  },
};

describe.each(KINDS)("%s", (_name, open) => {
  let drizzled: Drizzle;
  let close: () => Promise<unknown>;
  let older: string;

  const run = (folder: string) => migrate((work) => drizzled.transaction(work), folder);

  async function rowsOf<Row>(statement: ReturnType<typeof sql>) {
    const { rows } = (await drizzled.execute(statement)) as unknown as { rows: Row[] };
    return rows;
  }

  async function store(id: string, { names, tags, corrections = {}, suggestion }: Stored) {
    const [name, localName] = names;
    await drizzled.execute(sql`insert into chard.restaurants
      (id, name, local_name, cuisine, review_count, lat, lng, city, country, time_zone, images, features, dietary_options, verified,
        featured, sample, created_at, updated_at)
      values (${id}, ${name}, ${localName}, '{}', 0, 1, 1, 'Springfield', 'USA', 'UTC', '[]', '{}', '{}', false, false, false,
        now(), now())`);
    if (tags !== undefined)
      await drizzled.execute(sql`insert into chard.osm_elements (ref, restaurant_id, hash, lat, lng, scope, tags)
        values (${`node/${id}`}, ${id}, '', 1, 1, 'world', ${tags && JSON.stringify(tags)}::jsonb)`);
    for (const [field, value] of Object.entries(corrections))
      await drizzled.execute(sql`insert into chard.corrections (restaurant_id, field, value, source)
        values (${id}, ${field}, ${JSON.stringify(value)}::jsonb, 'a visitor')`);
    if (suggestion) {
      const sources = Object.keys(suggestion.facts).map((fact) => [fact, "visit"]);
      await drizzled.execute(sql`insert into chard.suggestions (restaurant_id, kind, facts, evidence, sources, status)
        values (${id}, 'facts', ${JSON.stringify(suggestion.facts)}::jsonb, '',
          ${JSON.stringify(Object.fromEntries(sources))}::jsonb, ${suggestion.status})`);
    }
    await drizzled.execute(sql`insert into chard.change_log (actor, restaurant_id, field, after) values
      ('import 1', ${id}, 'name', '"x"'), ('import 1', ${id}, 'phone', '"1"')`);
  }

  const correctionsOf = (id: string) =>
    rowsOf<{ field: string; value: unknown }>(
      sql`select field, value from chard.corrections where restaurant_id = ${id}`,
    ).then((rows) => Object.fromEntries(rows.map(({ field, value }) => [field, value])));

  beforeAll(async () => {
    ({ drizzled, close } = await open());
    older = await olderMigrations();
    await run(older);
    for (const [id, stored] of Object.entries(CASES)) await store(id, stored);
    await drizzled.execute(sql`insert into chard.change_log (actor, restaurant_id, field, after)
      values ('a visitor', 'gone', 'localName', '"x"')`);
    expect(await run(MIGRATIONS)).toBeGreaterThan(0);
  });
  afterAll(async () => {
    await close();
    await rm(older, { recursive: true });
  });

  it.each(Object.entries(CASES))("%s", async (id, { then, ...stored }) => {
    expect(
      await rowsOf(sql`select name, latin_name from chard.restaurants where id = ${id}`),
    ).toEqual([{ name: then[0], latin_name: then[1] }]);
    expect(await correctionsOf(id)).toEqual(stored.correctionsThen ?? {});
    const [suggestion] = await rowsOf<{ facts: object; sources: object }>(
      sql`select facts, sources from chard.suggestions where restaurant_id = ${id}`,
    );
    expect(suggestion?.facts).toEqual(stored.suggestionThen);
    if (suggestion)
      expect(Object.keys(suggestion.sources).map((fact) => fact in suggestion.facts)).toEqual(
        Object.keys(stored.suggestion!.facts).map(() => true),
      );
  });

  it("renames the fact in the history of restaurants that have both names", async () => {
    const rows = await rowsOf<{ restaurant_id: string; field: string }>(
      sql`select restaurant_id, field from chard.change_log where field not in ('phone')`,
    );
    const fields = Object.fromEntries(rows.map((row) => [row.restaurant_id, row.field]));
    expect(fields).toMatchObject({
      "a name in Latin letters": "name",
      "an English name of the tags": "latinName",
      "Persian without its vowels": "latinName",
      gone: "name",
    });
  });
});
