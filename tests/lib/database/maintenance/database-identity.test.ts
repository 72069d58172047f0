/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import type { Database } from "@/lib/database/database";
import { readIdentity } from "@/lib/database/maintenance/database-identity";

jest.setTimeout(120_000);

const LOG = "create table chard.changed_tags (tag text)";

test("a new PGlite has an identity that no other has, and another one once its log is another", async () => {
  const identities = [];
  for (let turn = 0; turn < 2; turn += 1) {
    const pglite = await PGlite.create();
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
