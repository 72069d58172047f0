/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { inspectDatabase } from "@/lib/database/commands/inspect";
import { openDataDirectory } from "@/lib/database/data-directory/data-directory";
import { MIGRATIONS } from "@/tests/lib/database/support/migrations";

jest.setTimeout(120_000);

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "chard-schema-"));
});

afterEach(() => rm(directory, { recursive: true }));

/** A data directory as the first version of the site left it; what is in it: tests/lib/database/data-directory/data-directory-1.md. */
async function unpackFirstVersion() {
  const packed = await readFile("tests/lib/database/data-directory/data-directory-1.tar.br");
  execFileSync("tar", ["-x", "-C", directory], { input: brotliDecompressSync(packed) });
}

const inspect = () =>
  inspectDatabase({
    settings: { CHARD_DATABASE: "embedded" },
    directory,
    migrationsFolder: MIGRATIONS,
  });

it("says before an upgrade that the data directory of version 0.1.0 cannot be upgraded", async () => {
  await unpackFirstVersion();
  const before = await readdir(directory);
  await expect(inspect()).rejects.toThrow("The database is from before version 0.2.0");
  expect((await readdir(directory)).filter((name) => !before.includes(name))).toEqual([]);
  await rename(join(directory, "accounts"), join(directory, "database"));
  await expect(inspect()).rejects.toThrow("The database is from before version 0.2.0");
});

it("finds a directory new in which there is none", async () => {
  expect(await inspect()).toMatchObject({ isNew: true });
  expect(await readdir(directory)).toEqual([]);
});

it("refuses the data directory of version 0.1.0, says what to do, and changes nothing", async () => {
  await unpackFirstVersion();
  const open = () => openDataDirectory(directory, MIGRATIONS);
  await expect(open()).rejects.toThrow("move it away and start with a new one.");
  await expect(open()).rejects.toThrow("The database is from before version 0.2.0");
});
