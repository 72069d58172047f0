/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import type { Database } from "@/lib/database/database";
import { listAudit } from "@/lib/database/desk/audit";
import {
  isImporting,
  listImports,
  listLastChanges,
  listMissing,
  lockImport,
  unlockImport,
} from "@/lib/database/desk/imports";
import { seedSamples } from "@/lib/database/samples";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";
import { importElements, vegan } from "@/tests/lib/import/import-elements";

jest.setTimeout(120_000);

const KOPPS = vegan(1, 52.5296, 13.3991, { name: "Kopps" });
const LUCKY = vegan(2, 52.5317, 13.4061, { name: "Lucky Leek" });
const NAMELESS = vegan(3, 52.53, 13.4, { name: "yes" });

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  eachTestStartsWith(async () => {
    database = await open();
    await seedSamples(database);
    await importElements(database, [KOPPS, LUCKY, NAMELESS, { type: "node" }]);
    return database;
  });
  afterAll(() => database.close());

  it("keeps of each import what it did and what it left out, in the audit log as well", async () => {
    const [run] = await listImports(database);
    expect(run).toMatchObject({
      scope: "world",
      counts: {
        added: 2,
        skipped: { "no name": 1, invalid: 1 },
        rejects: [
          { reason: "no name", element: "node/3", name: "yes" },
          { reason: "invalid", element: "node/undefined" },
        ],
      },
    });
    expect((await listAudit(database, 0, 1)).entries[0]).toMatchObject({
      action: "import.apply",
      subject: `import:${run!.id}`,
      actor: null,
    });
  });

  it("keeps why an import was refused, and compares later data with those that were applied", async () => {
    const refused = () => importElements(database, [NAMELESS]);
    await expect(refused()).rejects.toThrow("0 of the 2");
    expect((await listImports(database)).map(({ counts }) => counts)).toMatchObject([
      { refused: expect.stringContaining("0 of the 2") as string },
      { added: 2 },
    ]);
    const older = { osm3s: { timestamp_osm_base: "2026-11-19T00:00:00Z" } };
    await expect(importElements(database, [KOPPS, LUCKY], { header: older })).rejects.toThrow(
      "older than",
    );
    expect((await listLastChanges(database, 0, 10)).total).toBe(2);
  });

  it("does not keep the refusal of what was to change nothing", async () => {
    await expect(importElements(database, [NAMELESS], { dryRun: true })).rejects.toThrow();
    expect(await listImports(database)).toHaveLength(1);
  });

  it("shows what the last import changed, and what disappeared", async () => {
    const named = { ...KOPPS, tags: { ...KOPPS.tags, name: "Kopps!" } };
    await importElements(database, [named], { force: true });
    const { changes, total } = await listLastChanges(database, 0, 10);
    expect(total).toBe(2);
    expect(changes).toMatchObject([
      { restaurantId: "kopps-berlin", name: "Kopps!", field: "name", before: "Kopps" },
      { restaurantId: "lucky-leek-berlin", field: "closure", after: "missing" },
    ]);
    expect(await listMissing(database)).toEqual([
      {
        ...{ id: "lucky-leek-berlin", name: "Lucky Leek", latinName: null },
        ...{ countryCode: "DE", city: "Berlin", times: 1 },
      },
    ]);
  });

  it("lets the desk start one import at a time, for an hour at most", async () => {
    const user = await newUser(database);
    const actor = { id: user.sub, name: "Ada" };
    const at = (minutes: number) => new Date(Date.UTC(2026, 10, 23, 10, minutes));
    expect(await isImporting(database, at(0))).toBe(false);
    expect(await lockImport(database, actor, "area:Berlin", at(0))).toBe(true);
    expect(await lockImport(database, actor, "area:Berlin", at(59))).toBe(false);
    expect(await isImporting(database, at(59))).toBe(true);
    expect(await lockImport(database, actor, "area:Paris", at(61))).toBe(true);
    expect((await listAudit(database, 0, 1)).entries[0]).toMatchObject({
      actorName: "Ada",
      action: "import.start",
      after: { scope: "area:Paris" },
    });
    await unlockImport(database);
    expect(await isImporting(database, at(61))).toBe(false);
  });
});
