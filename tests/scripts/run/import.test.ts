/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { copyMigratedDirectory } from "@/tests/lib/database/support/migrated-directory";
import { vegan } from "@/tests/lib/import/import-elements";

jest.setTimeout(300_000);

const SCRIPT = "scripts/run/import.mjs";
const FEW = 30;
/** Enough that an import of them is not over before it gets a signal. */
const MANY = 1000;

let folder: string;
let environment: NodeJS.ProcessEnv;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "chard-import-"));
  const CHARD_DATA_DIR = join(folder, "data");
  await copyMigratedDirectory(CHARD_DATA_DIR);
  environment = { ...process.env, CHARD_DATA_DIR, CHARD_DATABASE: "embedded", DATABASE_URL: "" };
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A file with venues around Berlin, and one element at its end that is none. */
function writeExtract(name: string, count: number) {
  const venues = Array.from({ length: count }, (_, index) =>
    vegan(index + 1, 52.4 + (index % 60) / 300, 13.2 + Math.floor(index / 60) / 300, {
      name: `Leaf ${index}`,
    }),
  );
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify({ elements: [...venues, { type: "end" }] }));
  return file;
}

/** Runs the command to its end. */
function run(...parameters: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...parameters], {
    env: environment,
    encoding: "utf8",
  });
  return { status, stdout, stderr: stderr.trim() };
}

/** Starts the command, and pauses it when it has read all elements: from then on it compares and writes. */
async function startAndPause(file: string) {
  const rejects = join(folder, "rejects.jsonl");
  rmSync(rejects, { force: true });
  const child = spawn(process.execPath, [SCRIPT, file, "--rejects", rejects], {
    env: environment,
    stdio: "ignore",
  });
  const isRead = () => {
    try {
      return readFileSync(rejects, "utf8").includes('"end"');
    } catch {
      return false;
    }
  };
  while (!isRead() && child.exitCode === null) await sleep(5);
  child.kill("SIGSTOP");
  return child;
}

test("an import that is interrupted leaves the database as it was, and keeps others out until then", async () => {
  const few = writeExtract("few.json", FEW);
  const many = writeExtract("many.json", MANY);
  expect(JSON.parse(run(few, "--json").stdout)).toMatchObject({ added: FEW });

  for (const signal of ["SIGINT", "SIGKILL"] as const) {
    const child = await startAndPause(many);
    // Paused, it is the same whatever signal follows.
    if (signal === "SIGINT")
      expect(run(few)).toEqual({
        status: 1,
        stdout: "",
        stderr:
          "Another import is under way. Nothing was changed; start this one again when that one has ended.",
      });
    const ended = once(child, "exit");
    child.kill(signal);
    child.kill("SIGCONT");
    expect(await ended).toEqual([null, signal]);
    expect(JSON.parse(run(few, "--json").stdout)).toMatchObject({
      added: 0,
      changed: 0,
      missing: 0,
      unchanged: FEW,
    });
  }
});

// What else a command line may lack: tests/lib/import/command/arguments.test.ts.
test.each([
  ["a file that does not exist", ["none.json"], /^There is no file none\.json\.$/],
  ["JSON of another kind", ["package.json", "--force"], /^The response is JSON without "elements"/],
])("%s ends with one sentence and exit code 1", (_what, parameters, message) => {
  const { status, stdout, stderr } = run(...parameters);
  expect(stderr).toMatch(message);
  expect(stderr).not.toContain("\n");
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
});
