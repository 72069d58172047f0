/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

jest.setTimeout(120_000);

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};

let folder: string;
const data = () => join(folder, "data");
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "chard-arguments-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `npm run NAME -- PARAMETERS` on a machine without a database. */
function run(name: string, parameters: string[]) {
  const [, ...script] = scripts[name]!.split(" ");
  const { status, stdout, stderr } = spawnSync(process.execPath, [...script, ...parameters], {
    env: { ...process.env, CHARD_DATABASE: "embedded", DATABASE_URL: "", CHARD_DATA_DIR: data() },
    encoding: "utf8",
    input: "",
  });
  return { status, stdout, stderr: stderr.trim() };
}

test.each([
  ["export", ["--json"], /^Name one file and nothing else: npm run export -- FILE$/],
  ["export", ["a", "b"], /^Name one file and nothing else/],
  ["export", [], /^Name one file: npm run export -- FILE$/],
  ["setup", ["--yes"], /^Name one file and nothing else: npm run setup, or npm run setup -- FILE$/],
  [
    "setup",
    ["/missing/dir/.env"],
    /^\/missing\/dir\/\.env cannot be written: its folder does not exist/,
  ],
  ["backup", ["--yes"], /^Name one file at most/],
  ["restore", [], /^Name one file/],
  ["status", ["now"], /^Nothing may follow: npm run db -- status$/],
  ["role", ["list", "all"], /^Nothing may follow: npm run role -- list$/],
  [
    "refresh-hours",
    ["now"],
    /^npm run refresh-hours takes no arguments; now means nothing to it\.$/,
  ],
  ["upgrade:check", ["0.3.0"], /^npm run upgrade:check takes no arguments/],
  ["commands", ["all"], /^npm run commands takes no arguments/],
  ["build", ["--fast"], /^npm run build takes no arguments; --fast means nothing to it\.$/],
])("npm run %s -- %j says what it takes, and does nothing", (name, parameters, sentence) => {
  const { status, stdout, stderr } = run(name, parameters);
  expect(stderr).toMatch(sentence);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(existsSync(data())).toBe(false);
});

test.each([
  ["status", []],
  ["backup", []],
  ["export", ["places.geojson"]],
  ["refresh-hours", []],
  ["role", ["list"]],
  ["account", ["list"]],
  ["samples", ["remove"]],
])("npm run %s -- %j makes no database where there is none", (name, parameters) => {
  const { status, stderr } = run(name, parameters);
  expect(stderr).toBe(`Nothing of the site is in ${data()} yet: npm start makes its database.`);
  expect(status).toBe(1);
  expect(existsSync(data())).toBe(false);
});
