import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startServer } from "@/e2e/support/servers/auth-server";
import { newDataDirectory } from "@/e2e/support/servers/data-directories";
import { runShell } from "@/e2e/support/servers/database-shell";
import { expect, test } from "@/e2e/support/fixtures";
import { freePort } from "@/scripts/run/port.mjs";

// Starts that end at once, with a message for the operator of the site.
test.describe.configure({ timeout: 240_000 });

let directory: string;

test.beforeEach(() => {
  directory = newDataDirectory();
});
test.afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** `npm start` until it ends: its output, and its exit code. */
async function startUntilEnd(variables: Record<string, string>) {
  const child = spawn(process.execPath, ["scripts/run/start.mjs"], {
    env: {
      ...process.env,
      PORT: String(await freePort()),
      CHARD_DATABASE: "",
      CHARD_DATA_DIR: directory,
      ...variables,
    },
  });
  let said = "";
  child.stdout.on("data", (chunk) => (said += chunk));
  child.stderr.on("data", (chunk) => (said += chunk));
  const [code] = (await once(child, "exit")) as [number | null];
  return { code, said };
}

/** What a server leaves that has made its database; the directory may be a copy that has one. */
async function makeDatabase() {
  if (existsSync(join(directory, "database"))) return;
  await (await startServer({ dataDirectory: directory })).stop();
}

test("a database of a newer version: the start ends, and nothing is changed", async () => {
  await makeDatabase();
  await runShell(
    { dataDirectory: directory },
    "insert into chard_migrations.applied (tag, hash) values (4000000000000, '')",
  );
  const { code, said } = await startUntilEnd({});
  expect(code).toBe(1);
  expect(said.match(/migrated by a newer version of the site\. Start that version/g)).toHaveLength(
    1,
  );
});

test("settings that contradict each other: the start ends @core", async () => {
  const { code, said } = await startUntilEnd({
    CHARD_DATABASE: "embedded",
    DATABASE_URL: "postgres://localhost/chard",
  });
  expect(code).toBe(1);
  expect(said).toContain("CHARD_DATABASE is embedded, but DATABASE_URL names a Postgres server");
});

// tests/lib/database/data-directory/data-files.test.ts takes away each of the parts.
test("a data directory that has lost a part: the start ends, and nothing replaces the files", async () => {
  await makeDatabase();
  const part = join(directory, "database/base");
  rmSync(part, { recursive: true });
  const { code, said } = await startUntilEnd({});
  expect(code).toBe(1);
  expect(said).toContain(`The database in ${directory} is damaged`);
  expect(said).toContain("restore a backup");
  expect(existsSync(part)).toBe(false);
});
