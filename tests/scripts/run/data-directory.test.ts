/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "chard-start-"));
  chmodSync(parent, 0o777);
});
afterEach(() => {
  chmodSync(parent, 0o755);
  rmSync(parent, { recursive: true });
});

/** What a start says of its folder, by a user who is not root. */
function say(directory: string, settings: Record<string, string> = {}) {
  const given = JSON.stringify({ CHARD_DATA_DIR: directory, ...settings });
  const child = spawnSync(process.execPath, ["tests/scripts/run/check-in-child.mjs", given], {
    encoding: "utf8",
  });
  return `${child.stdout}${child.stderr}`.trim();
}

test("a folder that can be made, or is there, is used", () => {
  const directory = join(parent, "new", ".data");
  expect(say(directory)).toBe("can be written");
  expect(say(directory)).toBe("can be written");
});

const WHERE =
  "Accounts, records and photos are kept there; CHARD_DATA_DIR can name another folder.";

test("a folder that is read-only or cannot be made ends the start with a sentence that names it", () => {
  const directory = join(parent, ".data");
  mkdirSync(directory);
  chmodSync(directory, 0o555);
  const refused = (path: string) =>
    `${path} cannot be written: this user has no permission (EACCES). ${WHERE}`;
  expect(say(directory)).toBe(refused(directory));
  chmodSync(parent, 0o555);
  expect(say(join(parent, "missing"))).toBe(refused(join(parent, "missing")));
});

test("so does a file in its place; where accounts and photos are elsewhere, none is needed", () => {
  const file = join(parent, "file");
  writeFileSync(file, "");
  expect(say(file)).toBe(
    `${file} cannot be written: there is a file of that name (EEXIST). ${WHERE}`,
  );
  expect(say(file, { NEXT_PUBLIC_SUPABASE_URL: "https://abcdefgh.supabase.co" })).toBe(
    "can be written",
  );
});
