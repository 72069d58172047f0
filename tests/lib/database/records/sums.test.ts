/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { seedSamples } from "@/lib/database/samples";
import { keepRows } from "@/tests/lib/database/support/keep-rows";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

/** Ids of dishes, of which rows of marks speak. */
const DISHES = [1, 2].map((number) => `00000000-0000-4000-8000-00000000000${number}`);
/** Ids of photos: an older and a newer one of a restaurant, and one of another. */
const PHOTOS = [3, 4, 5].map((number) => `00000000-0000-4000-8000-00000000000${number}`);

const daysAgo = (days: number) => `now() - interval '${days} days'`;

type Case = {
  table: string;
  columns: string;
  /** The values of rows, given three accounts. */
  rows: (users: string[]) => string[];
  /** What the rows change afterwards: an update and the deletion of some, each one statement. */
  update?: string;
  deletion: string;
};

const photo = (restaurant: string, hash: string, days: number, extra = "false, 0, true") =>
  `'${restaurant}', '${hash}', 1200, 800, 'Soup', ${daysAgo(days)}, ${extra}`;

const CASES: Case[] = [
  {
    table: "photos",
    columns:
      "restaurant_id, hash, width, height, description, created_at, is_main, helpful, by_visitor",
    rows: () => [
      photo("1", "a", 3),
      photo("1", "b", 2, "false, 4, true"),
      photo("1", "c", 1),
      photo("2", "d", 1),
      photo("2", "e", 9, "true, 0, true"),
    ],
    update:
      "update chard.photos set restaurant_id = '3', helpful = helpful + 1 where hash in ('b', 'e')",
    deletion: "delete from chard.photos where hash in ('a', 'c', 'd')",
  },
  {
    table: "confirmations",
    columns: "restaurant_id, user_id, month",
    rows: (users) => [
      ...users.map((user) => `'1', '${user}', date '2026-09-01'`),
      `'1', '${users[0]}', date '2026-10-01'`,
      `'2', '${users[0]}', date '2026-08-01'`,
    ],
    deletion: "delete from chard.confirmations where month = '2026-09-01'",
  },
  {
    table: "suggestions",
    columns: "restaurant_id, user_id, kind, facts, evidence",
    rows: (users) => [
      ...users.map((user) => `'1', '${user}'::uuid, 'closed', '{}'::jsonb, 'A notice.'`),
      `'2', '${users[0]}'::uuid, 'closed', '{}'::jsonb, 'A notice.'`,
      `'2', null, 'closed', '{}'::jsonb, 'A notice.'`,
    ],
    update: "update chard.suggestions set restaurant_id = '2'",
    deletion: "delete from chard.suggestions where user_id is not null",
  },
  {
    table: "dishes",
    columns: "restaurant_id, name, eaten_by, created_at",
    rows: () => [
      ...Array.from({ length: 22 }, (_, index) => `'1', 'Soup ${index}', 0, ${daysAgo(index)}`),
      `'1', 'Doner', 2, ${daysAgo(1)}`,
      `'2', 'Curry', 0, ${daysAgo(1)}`,
    ],
    update: "update chard.dishes set restaurant_id = '3' where name in ('Doner', 'Curry')",
    deletion: "delete from chard.dishes where restaurant_id = '1'",
  },
  {
    table: "dish_marks",
    columns: "dish_id, user_id, kind, created_at",
    rows: (users) => [
      ...users.map((user) => `'${DISHES[0]}'::uuid, '${user}'::uuid, 'gone', ${daysAgo(2)}`),
      `'${DISHES[1]}'::uuid, '${users[0]}'::uuid, 'ate', ${daysAgo(3)}`,
      `'${DISHES[1]}'::uuid, '${users[0]}'::uuid, 'gone', ${daysAgo(1)}`,
    ],
    update: `update chard.dish_marks set created_at = ${daysAgo(9)} where kind = 'gone'`,
    deletion: "delete from chard.dish_marks where kind = 'gone'",
  },
  {
    table: "price_votes",
    columns: "restaurant_id, user_id, level",
    rows: (users) => [
      ...users.map((user, index) => `'1', '${user}'::uuid, ${index + 1}`),
      `'2', '${users[0]}'::uuid, 4`,
    ],
    update: "update chard.price_votes set level = 4",
    deletion: "delete from chard.price_votes where restaurant_id = '1'",
  },
  {
    table: "tips",
    columns: "restaurant_id, text, created_at",
    rows: () => [
      `'1', 'Sit in the garden.', ${daysAgo(2)}`,
      `'1', 'The soup is the best of the garden.', ${daysAgo(1)}`,
      `'2', 'Ask for the second menu.', ${daysAgo(1)}`,
    ],
    update: "update chard.tips set restaurant_id = '3' where text like 'The soup%'",
    deletion: "delete from chard.tips where restaurant_id = '1'",
  },
  {
    table: "reviews",
    columns:
      "id, restaurant_id, user_id, user_name, rating, title, content, images, visit_date, helpful, sample, status",
    rows: () =>
      [1, 2, 3, 4].map(
        (number) =>
          `'r${number}', '${number === 4 ? 2 : 1}', '', '', ${number}, 'Title', 'Content', '[]'::jsonb, date '2026-09-30', 0, ${number === 3}, 'published'`,
      ),
    update:
      "update chard.reviews set restaurant_id = '3', rating = 5 where id in ('r1', 'r3', 'r4')",
    deletion: "delete from chard.reviews where id in ('r1', 'r2', 'r4')",
  },
  {
    table: "photo_votes",
    columns: "photo_id, user_id",
    rows: (users) => [
      ...users.map((user) => `'${PHOTOS[0]}'::uuid, '${user}'::uuid`),
      `'${PHOTOS[2]}'::uuid, '${users[0]}'::uuid`,
    ],
    deletion: `delete from chard.photo_votes where photo_id = '${PHOTOS[0]}'`,
  },
];

// What cards show of members' rows is summed up by triggers: once for a statement, however many rows it has.
describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  let users: string[];
  let restoreRows: () => Promise<void>;

  const run = <Row = Record<string, unknown>>(statement: string) =>
    database.asOwner((transaction) => executeRows<Row>(transaction, sql.raw(statement)));

  /** The samples, dishes and photos of two restaurants, and three accounts. */
  beforeAll(async () => {
    database = await open();
    await seedSamples(database);
    for (const [index, restaurant] of ["1", "2"].entries())
      await run(
        `insert into chard.dishes (id, restaurant_id, name) values ('${DISHES[index]}', '${restaurant}', 'Seitan')`,
      );
    for (const [index, restaurant] of ["1", "1", "2"].entries())
      await run(
        `insert into chard.photos (id, restaurant_id, hash, width, height, description, by_visitor, created_at)
         values ('${PHOTOS[index]}', '${restaurant}', 'old ${index}', 900, 600, 'Door', true, ${daysAgo(30 - index)})`,
      );
    users = [];
    for (let count = 0; count < 3; count += 1) users.push((await newUser(database)).sub);
    restoreRows = await keepRows(database);
  });
  beforeEach(() => restoreRows());
  afterAll(() => database.close());

  const sums = () =>
    run(
      `select r.id, r.photo, r.confirmed_by, r.confirmed_at::text, r.reported_closed, r.dishes, r.tip_words, r.voted_price, r.price_votes, r.rating, r.review_count,
         (select array_agg(array[d.eaten_by, d.gone_by] order by d.name) from chard.dishes d where d.restaurant_id = r.id) as marks,
         (select array_agg(p.helpful order by p.hash, p.id) from chard.photos p where p.restaurant_id = r.id) as helpful
       from chard.restaurants r where r.id in ('1', '2', '3') order by r.id`,
    );

  const insert = (one: Case, rows: string[]) =>
    run(
      `insert into chard.${one.table} (${one.columns}) values ${rows.map((row) => `(${row})`).join(", ")}`,
    );

  /** How often restaurants were changed: each statement notes them for their pages as they were, and as they are. */
  async function changes() {
    const [noted] = await run<{ count: number }>(
      "select count(*)::int / 2 as count from chard.changed_tags where tag = 'restaurants'",
    );
    return noted!.count;
  }

  it.each(CASES)("$table: many rows at once are summed up as one by one", async (one) => {
    for (const row of one.rows(users)) await insert(one, [row]);
    const oneByOne = await sums();

    await restoreRows();
    const before = await sums();
    await run("delete from chard.changed_tags");
    await insert(one, one.rows(users));
    expect(await sums()).toEqual(oneByOne);
    expect(oneByOne).not.toEqual(before);
    expect(await changes()).toBe(1);
  });

  it.each(CASES)("$table: changed and deleted rows leave the sums of the others", async (one) => {
    await insert(one, one.rows(users));
    const statements = [one.update, one.deletion].filter((statement) => statement !== undefined);
    for (const statement of statements) {
      const before = await sums();
      await run(statement);
      const after = await sums();
      expect(after).not.toEqual(before);
      // Whatever sums up all rows anew has nothing to change.
      await run(
        `update chard.${one.table} set ${one.columns.split(", ")[0]} = ${one.columns.split(", ")[0]}`,
      );
      expect(await sums()).toEqual(after);
    }
  });
});
