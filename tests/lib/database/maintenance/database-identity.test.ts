/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import type { Database } from "@/lib/database/database";
import { readIdentity } from "@/lib/database/maintenance/database-identity";
import { emptyPGlite } from "@/tests/lib/database/support/migrated-pglite";

jest.setTimeout(120_000);

const LOG = "create table chard.changed_tags (tag text)";

test("a new PGlite has an identity that no other has, and another one once its log is another", async () => {
  const identities = [];
  // The copy of the tests was made by itself.
  for (const open of [() => PGlite.create(), emptyPGlite]) {
    const pglite = await open();
    await pglite.exec(`create schema chard; ${LOG}`);
    const asOwner = (work: never) => drizzle(pglite).transaction(work);
    const database = { asOwner } as unknown as Database;
    identities.push(await readIdentity(database), await readIdentity(database));
    await pglite.exec(`drop table chard.changed_tags; ${LOG}`);
    identities.push(await readIdentity(database));
    await pglite.close();
  }
  const [one, again, restored, other] = identities;
  expect(one).toMatch(/^\d+(-\d+){4}$/);
  expect(again).toBe(one);
  expect(new Set([one, restored, other]).size).toBe(3);
});
