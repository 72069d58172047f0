/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import layers from "@/lib/layers.json";

const IMPORT = /["']@\/lib\/([^"']+)["']/g;

/** Queries and actions are above the folders they are in: docs/how-it-works.md says why. */
const ABOVE_FOLDERS = /\/(queries|actions)\.ts$/;

/** The part of lib that a path belongs to: its folder, or itself for a file at the root of lib. */
function unitOf(path: string) {
  return path.split("/")[0] ?? "";
}

const files = readdirSync("lib", { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /\.tsx?$/.test(path));

type Import = { from: string; to: string };

function importsIn(paths: readonly string[]): Import[] {
  return paths.flatMap((path) =>
    [...readFileSync(`lib/${path}`, "utf8").matchAll(IMPORT)].map(([, imported = ""]) => ({
      from: unitOf(path.replace(/\.tsx?$/, "")),
      to: unitOf(imported),
    })),
  );
}

/** The first cycle, as the way round it; undefined without one. */
function findCycle(imports: readonly Import[]): string[] | undefined {
  const isDone = new Set<string>();
  function visit(unit: string, way: readonly string[]): string[] | undefined {
    if (way.includes(unit)) return [...way.slice(way.indexOf(unit)), unit];
    if (isDone.has(unit)) return undefined;
    for (const { from, to } of imports) {
      const cycle = from === unit && to !== unit ? visit(to, [...way, unit]) : undefined;
      if (cycle) return cycle;
    }
    isDone.add(unit);
    return undefined;
  }
  return imports.map(({ from }) => visit(from, [])).find((cycle) => cycle !== undefined);
}

test("every folder of lib is in one layer", () => {
  const folders = readdirSync("lib", { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const listed = Object.values(layers).flat();
  expect(folders.filter((name) => !listed.includes(name))).toEqual([]);
  expect(listed.filter((name, index) => listed.indexOf(name) !== index)).toEqual([]);
});

test("no folders of lib import each other in a cycle", () => {
  const paths = files.filter((path) => !ABOVE_FOLDERS.test(path));
  const imports = importsIn(paths);
  expect(imports.length).toBeGreaterThan(100);
  expect(findCycle(imports)).toBeUndefined();
});
