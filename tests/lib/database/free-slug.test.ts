/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/database/database";
import { ensureMember } from "@/lib/database/accounts/members";
import { addTopic } from "@/lib/database/forum/account-posts";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

/** Accounts, or topics, of one name. */
const CROWD = 500;

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  let queries: number;

  /** The database, whose owner's queries are counted. */
  const counted = (): Database => ({
    ...database,
    asUser: database.asUser.bind(database),
    asOwner: (work) =>
      database.asOwner((transaction) => {
        const count = (target: Transaction, name: string | symbol) => {
          if (["select", "$count", "insert", "execute"].includes(String(name))) queries += 1;
          return Reflect.get(target, name) as unknown;
        };
        return work(new Proxy(transaction, { get: count }));
      }),
  });

  beforeAll(async () => {
    database = await open();
    await database.asOwner(async (transaction) => {
      await transaction.execute(sql`with added as (
        insert into auth.users (id, email, password_hash, metadata, identity_id, confirmed_at, created_at, updated_at)
        select gen_random_uuid(), 'crowd-' || gen_random_uuid() || '@example.org', '', '{}', gen_random_uuid(), now(), now(), now()
        from generate_series(1, ${CROWD}) returning id
      ), numbered as (select id, row_number() over () as number from added)
      insert into chard.members (user_id, slug, name)
      select id, 'kim-crowd' || case when number = 1 then '' else '-' || number end, 'Kim Crowd' from numbered`);
      await transaction.execute(sql`insert into chard.topics (id, author_id, title, status)
        select 'where-to-eat' || case when number = 1 then '' else '-' || number end, (select user_id from chard.members limit 1), 'Where to eat', 'published'
        from generate_series(1, ${CROWD}) as number`);
    });
  });
  afterAll(() => database.close());
  beforeEach(() => {
    queries = 0;
  });

  test("the public record of one more account of a common name takes as many queries as any", async () => {
    await ensureMember(counted(), { ...(await newUser(database)), fullName: "Ada Alone" });
    const alone = queries;
    queries = 0;
    const { slug } = await ensureMember(counted(), {
      ...(await newUser(database)),
      fullName: "Kim Crowd",
    });
    expect(slug).toMatch(/^kim-crowd-\d{6,9}$/);
    expect(queries).toBe(alone);
  });

  test("so does a topic with a common title", async () => {
    const user = await newUser(database);
    await ensureMember(database, { ...user, fullName: "Ada Writes" });
    const added = await addTopic(
      counted(),
      user,
      { title: "Where to eat?", text: "Who knows?" },
      "waiting",
    );
    expect(added.topicId).toMatch(/^where-to-eat-\d{6,9}$/);
    expect(queries).toBe(1);
  });

  test("names that are not common have numbers in their order", async () => {
    const slugs: string[] = [];
    for (let count = 1; count <= 3; count += 1) {
      const user = { ...(await newUser(database)), fullName: "Noor Few" };
      slugs.push((await ensureMember(database, user)).slug);
    }
    expect(slugs).toEqual(["noor-few", "noor-few-2", "noor-few-3"]);
  });
});
