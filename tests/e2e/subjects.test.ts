/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { fullRunFaults, readFullRun } from "@/scripts/test/full-run.mjs";
import { subjectOf } from "@/scripts/test/selection.mjs";

/** Subjects that no folder of the product has, which only the core set, a slice or a change of their specs runs. */
const CROSS_CUTTING: Record<string, string> = {
  pages: "what holds for every page",
};

/** They have their own commands (npm run e2e:browsers, e2e:front, e2e:spoken). */
const OTHER_SETS = ["browsers", "front", "spoken"];

const files = readdirSync("e2e", { recursive: true, encoding: "utf8" }).filter((path) =>
  path.endsWith(".ts"),
);
const specs = files.filter((path) => path.endsWith(".spec.ts"));
const subjects = [...new Set(specs.map(subjectOf))].filter(
  (subject) => !OTHER_SETS.includes(subject),
);

const folders = new Set(
  ["app", "components", "lib"].flatMap((area) =>
    readdirSync(area, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  ),
);

test("every spec is in the folder of a subject", () => {
  expect(specs.filter((path) => path.split("/").length !== 2)).toEqual([]);
});

test("every test is written in a spec: one of a module that specs import is selected apart from their others", () => {
  const modules = files.filter((path) => !specs.includes(path));
  const withTests = modules.filter((path) =>
    /^ *test(\.describe)?\(/m.test(readFileSync(`e2e/${path}`, "utf8")),
  );
  expect(withTests).toEqual([]);
});

test("every subject is a folder of the product, so that changes there run its specs", () => {
  expect(subjects.filter((subject) => !folders.has(subject))).toEqual(Object.keys(CROSS_CUTTING));
});

test("every subject has a core test, which runs also when only shared code changed", () => {
  const withCore = specs.filter((path) => /@core\b/.test(readFileSync(`e2e/${path}`, "utf8")));
  const covered = new Set(withCore.map(subjectOf));
  expect(subjects.filter((subject) => !covered.has(subject))).toEqual([]);
});

test("in the last full run the core set was within its budget and every test passed at once", () => {
  expect(fullRunFaults(readFullRun())).toEqual([]);
});

test("a core test of a serial file needs no test before it: it is the first one", () => {
  const isSerial = /describe\.configure\(\{ mode: "serial"/;
  const late = specs.filter((path) => {
    const source = readFileSync(`e2e/${path}`, "utf8");
    const [, , ...others] = source.split(/^ *test\(/m);
    return (
      isSerial.test(source) && others.some((text) => text.split("async")[0]?.includes("@core"))
    );
  });
  expect(late).toEqual([]);
});

test("a tag ends where its word ends: with a mark behind it, it is another tag and selects nothing", () => {
  const marked = specs.flatMap((path) =>
    [
      ...readFileSync(`e2e/${path}`, "utf8").matchAll(/@(core|phone|everywhere|none)[^\s"'`\w]/g),
    ].map(([tag]) => `${path}: ${tag}`),
  );
  expect(marked).toEqual([]);
});
