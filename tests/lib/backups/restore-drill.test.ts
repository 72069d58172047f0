/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { isBackupFault, readBackupArguments, runBackupCommand } from "@/lib/backups/commands";
import { folderStore } from "@/lib/backups/folder-store";
import { makeBackup, type BackupParts } from "@/lib/backups/make-backup";
import { findLastBackup } from "@/lib/database/backup/last-backup";
import { listTables } from "@/lib/database/backup/tables";
import type { Database } from "@/lib/database/database";
import { listAudit } from "@/lib/database/desk/audit";
import { executeRows } from "@/lib/database/execute-rows";
import { seedSamples } from "@/lib/database/samples";
import { localPhotoStorage } from "@/lib/photos/local-storage";
import { addAccount } from "@/tests/lib/database/support/add-account";
import { emptyDatabase } from "@/tests/lib/database/support/empty-database";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { ONE_DATABASE } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(180_000);

const PASSPHRASE = "a long enough passphrase";
const PHOTO = `${"0123456789abcdef".repeat(2)}-480.webp`;
const NOW = new Date("2026-11-26T02:15:00Z");

/** Every row but those of the log, which a backup that is made adds to. */
async function contents(database: Database) {
  return database.asOwner(async (transaction) => {
    const rows: string[] = [];
    for (const table of await listTables(transaction)) {
      if (table === "chard.audit_log") continue;
      const found = await executeRows<{ row: string }>(
        transaction,
        sql.raw(`select '${table} ' || to_jsonb(t)::text as row from ${table} t order by 1`),
      );
      rows.push(...found.map(({ row }) => row));
    }
    return rows;
  });
}

/** What a command line does. */
async function run(parts: BackupParts, parameters: string[]) {
  return runBackupCommand(parts, readBackupArguments(parameters));
}

describe.each(ONE_DATABASE)("%s", (_name, open) => {
  let database: Database;
  let folder: string;
  const partsWith = (passphrase?: string): BackupParts => ({
    database,
    photos: localPhotoStorage(join(folder, "photos")),
    store: folderStore(join(folder, "backups")),
    passphrase,
    workFolder: join(folder, "work"),
  });
  const photo = () => readFile(join(folder, "photos", PHOTO), "utf8");
  const backups = () => readdir(join(folder, "backups"));

  eachTestStartsWith(async () => {
    database = await open();
    await seedSamples(database);
    await addAccount(database);
    return database;
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "chard-drill-"));
    await partsWith().photos!.put(PHOTO, Buffer.from("a photo"), "image/webp");
  });
  afterEach(() => rm(folder, { recursive: true }));
  afterAll(() => database.close());

  it.each([undefined, PASSPHRASE])(
    "loses everything and gets it back, passphrase %s",
    async (key) => {
      const parts = partsWith(key);
      const before = await contents(database);
      const [said] = await run(parts, []);
      expect(said).toMatch(/with 1 files of photos/);
      expect(await backups()).toEqual([
        expect.stringMatching(key ? /^chard-.+Z\.tar\.enc$/ : /^chard-.+Z\.tar$/),
      ]);
      expect(await readdir(join(folder, "work"))).toEqual([]);

      await emptyDatabase(database);
      await rm(join(folder, "photos"), { recursive: true });
      const [restored] = await run(parts, ["restore", "--newest"]);
      expect(restored).toMatch(/rows of \d+ tables and 1 files of photos are restored from chard-/);
      expect(await contents(database)).toEqual(before);
      expect(await photo()).toBe("a photo");
    },
  );

  it("notes each backup where the desk finds the last one", async () => {
    expect(await findLastBackup(database)).toBeUndefined();
    await makeBackup(partsWith(), NOW);
    expect(await findLastBackup(database)).toMatchObject({
      file: "chard-2026-11-26T02-15-00Z.tar",
      location: join(folder, "backups"),
      photoFiles: 1,
      bytes: expect.any(Number),
    });
  });

  it("removes what the rotation no longer keeps, after the new one is there", async () => {
    const parts = partsWith();
    const old = "chard-2020-01-01T00-00-00Z.tar";
    const sameMonth = "chard-2020-01-02T00-00-00Z.tar";
    const recent = Array.from(
      { length: 8 },
      (_, index) => `chard-202${index % 6}-0${index + 1}-01T00-00-00Z.tar`,
    );
    for (const name of [old, sameMonth, ...recent]) await makeEmpty(join(folder, "backups"), name);
    const { removed } = await makeBackup(parts, NOW);
    expect(removed).toContain(old);
    expect(await backups()).not.toContain(old);
    expect(await backups()).toContain("chard-2026-11-26T02-15-00Z.tar");
  });

  it("a backup that fails is in the log, and nothing is left of it", async () => {
    const parts = partsWith();
    const store = { ...parts.store, put: () => Promise.reject(new Error("The disk is full")) };
    await expect(makeBackup({ ...parts, store })).rejects.toThrow("The disk is full");
    expect((await listAudit(database, 0, 1)).entries[0]).toMatchObject({
      action: "backup.fail",
      reason: "The disk is full",
    });
    expect(await readdir(join(folder, "work"))).toEqual([]);
  });

  it.each([
    ["no file", ["none.tar"], /There is no file/],
    ["no backup in the store", ["--newest"], /There is no backup in/],
    ["two names", ["a", "b"], /Name one file/],
    ["an unknown option", ["--oldest"], /Name one file/],
    ["a folder", ["."], /^\. is a folder: name the file of a backup in it\.$/],
    ["a file that is none", ["package.json/x"], /^package\.json\/x cannot be read: .+\(ENOTDIR\)/],
  ])("%s: one sentence", async (_what, parameters, sentence) => {
    const failure = await run(partsWith(), ["restore", ...parameters]).catch(
      (error: Error) => error,
    );
    expect(isBackupFault(failure)).toBe(true);
    expect((failure as Error).message).toMatch(sentence);
  });

  it("a place for backups that cannot be written is named, in the log as well", async () => {
    const store = folderStore("package.json/backups");
    const failure = await run({ ...partsWith(), store }, []).catch((error: Error) => error);
    expect(isBackupFault(failure)).toBe(true);
    const sentence = "package.json/backups cannot be written: a part of its path is a file";
    expect((failure as Error).message).toContain(sentence);
    const [entry] = (await listAudit(database, 0, 1)).entries;
    expect(entry).toMatchObject({
      action: "backup.fail",
      reason: expect.stringContaining(sentence),
    });
  });

  it("a file that cannot be written is named", async () => {
    await expect(run(partsWith(), [join(folder, "none", "rows.backup")])).rejects.toThrow(
      /none\/rows\.backup cannot be written: its folder does not exist \(ENOENT\)\./,
    );
  });

  it("changes nothing for a damaged backup, or one with another passphrase", async () => {
    await makeBackup(partsWith(PASSPHRASE), NOW);
    await makeBackup(partsWith(), new Date(NOW.getTime() - 24 * 3_600_000));
    const [plain, secret] = (await backups()).sort().map((name) => join(folder, "backups", name));
    const before = await contents(database);
    await expect(run(partsWith(), ["restore", secret!])).rejects.toThrow(/set CHARD_BACKUP_KEY/);
    await expect(run(partsWith("another passphrase"), ["restore", secret!])).rejects.toThrow(
      /is another one/,
    );
    await truncate(plain!, 700);
    await expect(run(partsWith(), ["restore", plain!])).rejects.toThrow(/damaged or cut short/);
    await writeFile(plain!, "not a backup");
    await expect(run(partsWith(), ["restore", plain!])).rejects.toThrow(
      /damaged or cut short|not a backup/,
    );
    expect(await contents(database)).toEqual(before);
  });

  it("restores a file of rows alone as before", async () => {
    const file = join(folder, "rows.backup");
    const before = await contents(database);
    await run(partsWith(), [file]);
    await emptyDatabase(database);
    expect((await run(partsWith(), ["restore", file]))[0]).toMatch(/and 0 files of photos/);
    expect(await contents(database)).toEqual(before);
  });
});

async function makeEmpty(folder: string, name: string) {
  const store = folderStore(folder);
  await store.list();
  await writeFile(join(folder, name), "");
}
