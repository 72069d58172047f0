/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import type { Database } from "@/lib/database/database";
import { readDirectory } from "@/lib/database/records/directory";
import { seedSamples } from "@/lib/database/samples";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";
import { importElements, vegan } from "@/tests/lib/import/import-elements";

jest.setTimeout(120_000);

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await seedSamples(database);
  });
  afterAll(() => database.close());

  it("knows the first import at once, and later ones after the first request", async () => {
    expect((await readDirectory(database)).isReal).toBe(false);
    await importElements(database, [vegan(1, 52.52, 13.4, { name: "Leafy" })]);
    const first = await readDirectory(database);
    expect(first.isReal).toBe(true);
    expect(await readDirectory(database)).toBe(first);
  });
});
