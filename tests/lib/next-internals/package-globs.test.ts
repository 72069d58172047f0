/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packageGlobs } from "@/lib/next-internals/package-globs";

let root: string;

function addPackage(folder: string, dependencies: string[]) {
  mkdirSync(join(root, folder), { recursive: true });
  const manifest = {
    dependencies: Object.fromEntries(dependencies.map((name) => [name, "1.0.0"])),
  };
  writeFileSync(join(root, folder, "package.json"), JSON.stringify(manifest));
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "chard-packages-"));
  addPackage("node_modules/drawing", ["shapes", "@fonts/open"]);
  addPackage("node_modules/shapes", ["drawing"]);
  addPackage("node_modules/shapes-of-others", []);
  addPackage("node_modules/@fonts/open", ["shapes", "for-another-system"]);
  addPackage("node_modules/@fonts/open/node_modules/shapes", []);
});
afterAll(() => rmSync(root, { recursive: true }));

test("names a package and all that it depends on, each in the version that it gets", () => {
  const folders = packageGlobs(["drawing"], root).map((glob) => glob.split("/**")[0]);
  expect(folders.toSorted()).toEqual([
    "node_modules/@fonts/open",
    "node_modules/@fonts/open/node_modules/shapes",
    "node_modules/drawing",
    "node_modules/shapes",
  ]);
});
