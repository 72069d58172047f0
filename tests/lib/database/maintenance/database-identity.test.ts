/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import type { Database } from "@/lib/database/database";
import { readIdentity } from "@/lib/database/maintenance/database-identity";

jest.setTimeout(120_000);

test("a new PGlite has an identity that no other has", async () => {
  const identities = [];
  for (let turn = 0; turn < 2; turn += 1) {
    const pglite = await PGlite.create();
    const asOwner = (work: never) => drizzle(pglite).transaction(work);
    const database = { asOwner } as unknown as Database;
    identities.push(await readIdentity(database), await readIdentity(database));
    await pglite.close();
  }
  const [one, again, other] = identities;
  expect(one).toMatch(/^\d+-\d+-\d+$/);
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});
