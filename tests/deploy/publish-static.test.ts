/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { KEPT_FOR_DAYS, publishStatic } from "@/deploy/publish-static.mjs";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = new Date("2025-06-13T12:00:00Z");
const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS);

let root: string;
let target: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "chard-publish-"));
  target = join(root, "shared/_next/static");
});
afterEach(() => rmSync(root, { recursive: true }));

function build(name: string, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return join(root, name);
}

const published = () =>
  readdirSync(target, { recursive: true, encoding: "utf8" })
    .filter((path) => path.includes("."))
    .sort();

const first = () => build("first", { "chunks/a.js": "a", "chunks/shared.js": "s", "b/m.js": "1" });
const second = () => build("second", { "chunks/c.js": "c", "chunks/shared.js": "s" });

test("adds a build's files and leaves no unfinished ones", () => {
  expect(publishStatic(first(), target, NOW)).toBe(3);
  expect(published()).toEqual(["b/m.js", "chunks/a.js", "chunks/shared.js"]);
  expect(readFileSync(join(target, "chunks/a.js"), "utf8")).toBe("a");
});

test.each([
  ["the next day", 1],
  ["on the last day", KEPT_FOR_DAYS],
])("keeps the files of the build before %s", (_, age) => {
  publishStatic(first(), target, NOW);
  publishStatic(second(), target, days(age));
  expect(published()).toEqual(["b/m.js", "chunks/a.js", "chunks/c.js", "chunks/shared.js"]);
});

test("removes what no deployment had for longer", () => {
  publishStatic(first(), target, NOW);
  publishStatic(second(), target, days(KEPT_FOR_DAYS + 1));
  expect(published()).toEqual(["chunks/c.js", "chunks/shared.js"]);
});

test("a deployment that still has a file restarts its retention period", () => {
  publishStatic(first(), target, NOW);
  publishStatic(first(), target, days(20));
  publishStatic(second(), target, days(45));
  expect(published()).toContain("chunks/a.js");
});
