/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { restoreBackup } from "@/lib/database/backup/restore-backup";
import { writeBackup } from "@/lib/database/backup/write-backup";
import type { Database } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { ensureMember } from "@/lib/database/accounts/members";
import { deleteReview, saveReview } from "@/lib/database/reviews/reviews";
import { seedSamples } from "@/lib/database/samples";
import { addAccount, REVIEW } from "@/tests/lib/database/support/add-account";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES, SUPABASE_DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(240_000);

let file: string;
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "chard-backup-"));
  file = join(directory, "chard.backup");
});
afterEach(() => rm(directory, { recursive: true }));

const rows = <Row>(database: Database, statement: string) =>
  database.asOwner((transaction) => executeRows<Row>(transaction, sql.raw(statement)));

describe.each(SUPABASE_DATABASES)("into %s whose accounts are Supabase's", (_name, openTarget) => {
  it("keeps texts of existing accounts, and texts of others that may stay unsigned", async () => {
    const source = await DATABASES[0]![1]();
    await seedSamples(source);
    const known = await addAccount(source, "Noor");
    const unknown = await addAccount(source, "Ada");
    await writeBackup(source, file);
    await source.close();

    const target = await openTarget();
    await rows(target, `insert into auth.users (id, email) values ('${known.user.sub}', 'n@x')`);
    await seedSamples(target);
    const { skipped } = await restoreBackup(target, file);
    expect(Object.fromEntries(skipped)).toMatchObject({
      "auth.users": 2,
      "chard.members": 1,
      "chard.favorites": 2,
    });

    expect(await rows(target, "select id::text from auth.users")).toEqual([{ id: known.user.sub }]);
    expect(await rows(target, "select slug from chard.members")).toEqual([{ slug: known.slug }]);
    expect(
      await rows(
        target,
        `select author_id::text, user_id, user_name from chard.reviews where not sample order by user_name`,
      ),
    ).toEqual([
      { author_id: null, user_id: "", user_name: "A former member" },
      { author_id: known.user.sub, user_id: known.slug, user_name: "Noor" },
    ]);
    expect(
      await rows(
        target,
        `select id, author_id::text from chard.topics where id in ('${known.topicId}', '${unknown.topicId}') order by author_id`,
      ),
    ).toEqual([
      { id: known.topicId, author_id: known.user.sub },
      { id: unknown.topicId, author_id: null },
    ]);
    await target.close();
  });
});

/**
 * How many members write at once, and how many backups are made meanwhile. PGlite runs one transaction at a time, and lets nothing else
 * of this process run, such as the writing of a file, for as long as another waits.
 */
const AT_ONCE: Record<string, { writers: number; backups: number }> = {
  PGlite: { writers: 2, backups: 1 },
  Postgres: { writers: 8, backups: 3 },
};

describe.each(DATABASES)("on %s", (name, open) => {
  it("a backup that is made while members write restores to figures that agree with each other", async () => {
    const database = await open();
    await seedSamples(database);
    const users = [];
    for (let number = 0; number < AT_ONCE[name]!.writers; number += 1) {
      const user = await newUser(database);
      await ensureMember(database, user);
      users.push(user);
    }

    let isOver = false;
    let writes = 0;
    const writers = users.map(async (user, index) => {
      while (!isOver) {
        const form = { ...REVIEW, restaurantId: String(1 + (index % 4)) };
        await saveReview(database, user, form, "published");
        await deleteReview(database, user, form.restaurantId);
        writes += 1;
        // PGlite lets no timer run for as long as work is queued.
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    });
    const backups = [];
    try {
      for (let number = 0; number < AT_ONCE[name]!.backups; number += 1) {
        const before = writes;
        const moreWrites = async () => {
          while (writes < before + 8 && !isOver)
            await new Promise((resolve) => setTimeout(resolve, 10));
        };
        // A writer ends by a failure only.
        await Promise.race([moreWrites(), ...writers]);
        backups.push(`${file}.${number}`);
        await writeBackup(database, backups[number]!);
      }
    } finally {
      isOver = true;
    }
    await Promise.all(writers);

    for (const backup of backups) {
      await restoreBackup(database, backup);
      const wrong = await rows(
        database,
        `select r.id, r.review_count, r.sample_review_count, count(v.id) from chard.restaurants r
         left join chard.reviews v on v.restaurant_id = r.id and not v.sample and v.status = 'published'
         group by r.id having r.review_count <> r.sample_review_count + count(v.id)`,
      );
      expect(wrong).toEqual([]);
    }
    await database.close();
  });
});
