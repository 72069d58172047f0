/** @jest-environment node */
import {
  CHANGED_BUDGET,
  changedSubjects,
  filesToCheck,
  fittingFiles,
  needsBothDatabases,
  selectTests,
  sliceOf,
  slicedFiles,
  SLICES,
  testList,
} from "@/scripts/test/selection.mjs";

const SUBJECTS = ["account", "forum", "map", "near-me", "pages", "restaurants"];

test.each([
  ["a page", "app/community/forum/new/page.tsx", ["forum"]],
  ["a page below another subject", "app/restaurants/near-me/page.tsx", ["near-me", "restaurants"]],
  ["a component", "components/map/map-view.tsx", ["map"]],
  ["a file of the subject's name", "components/layout/near-me.tsx", ["near-me"]],
  ["a part of it", "components/layout/near-me-map.tsx", ["near-me"]],
  [
    "a folder of a part of it",
    "components/restaurants/near-me-map/pin-card.tsx",
    ["near-me", "restaurants"],
  ],
  ["a rule", "lib/account/second-factor/codes.ts", ["account"]],
  ["a spec", "e2e/forum/forum.spec.ts", ["forum"]],
  ["a file that all share", "lib/routes.ts", []],
  ["a name that contains a subject", "components/sitemap/mapped.ts", []],
  ["a folder without a subject", "lib/geography/distance.ts", []],
  ["what specs share", "e2e/support/fixtures.ts", []],
  ["a unit test", "tests/lib/forum/topics.test.ts", []],
  ["a text", "docs/map/pages.md", []],
])("%s belongs to its subjects", (_, path, subjects) => {
  expect(changedSubjects([path], SUBJECTS)).toEqual(subjects);
});

const COMMIT = "0000000300000000000000000000000000000000";

test("a commit has one of the slices, no commit the first", () => {
  expect(sliceOf(COMMIT)).toBe(3);
  expect(sliceOf("fffffffe")).toBe(6);
  expect(sliceOf(undefined)).toBe(0);
});

test("the slices together are all files, and take about as long", () => {
  const files = Array.from({ length: 40 }, (_, index) => `s/${index}.spec.ts`);
  const recorded = Object.fromEntries(
    files.map((file, index) => [file, { seconds: index < 8 ? 100 : 1 }]),
  );
  const slices = Array.from({ length: SLICES }, (_, slice) => slicedFiles(files, recorded, slice));
  expect(slices.flat().sort()).toEqual([...files].sort());
  for (const slice of slices)
    expect(slice.filter((file) => recorded[file]!.seconds === 100)).toHaveLength(1);
});

const listed = (file: string, title: string, tags: string[] = []) => ({
  file,
  project: "desktop",
  titles: [title],
  tags,
});

const CORE = listed("map/map.spec.ts", "opens @core", ["core"]);
const DEAR = listed("desk/desk.spec.ts", "decides");
const OTHERS = Array.from({ length: 8 }, (_, index) => listed(`forum/${index}.spec.ts`, "writes"));
const TESTS = [CORE, listed("map/map.spec.ts", "moves"), DEAR, ...OTHERS];

const titlesOf = (tests: { file: string; titles: string[] }[]) =>
  tests.map(({ file, titles }) => `${file}: ${titles[0]}`);

test("without a change, the core set and a slice run", () => {
  const recorded = { "desk/desk.spec.ts": { seconds: 9 } };
  const first = selectTests(TESTS, { changedPaths: [], commit: undefined, recorded });
  expect(first.core).toEqual([CORE]);
  expect(first.changed).toEqual([]);
  expect(titlesOf(first.slice)).toEqual(["desk/desk.spec.ts: decides", "forum/7.spec.ts: writes"]);
  expect(first.leftOut).toHaveLength(8);
});

test("all tests of changed subjects run, each once", () => {
  const changedPaths = ["lib/map/tiles.ts", "app/desk/page.tsx"];
  const { core, changed, slice, leftOut } = selectTests(TESTS, {
    changedPaths,
    commit: COMMIT,
    recorded: {},
  });
  expect(titlesOf(changed)).toEqual(["map/map.spec.ts: moves", "desk/desk.spec.ts: decides"]);
  expect([...core, ...changed, ...slice, ...leftOut]).toHaveLength(TESTS.length);
});

test("of changed subjects only what fits into the budget runs: changed specs first, others in turn", () => {
  const files = ["map/a.spec.ts", "map/b.spec.ts", "map/c.spec.ts", "map/d.spec.ts"];
  const recorded = Object.fromEntries(
    files.map((file) => [file, { seconds: CHANGED_BUDGET / 2 + 5, core: 5 }]),
  );
  const fitting = (commit: string, ...changedPaths: string[]) =>
    fittingFiles(files, { changedPaths, commit, recorded });
  expect(fitting("00000000", "lib/map/tiles.ts")).toEqual(["map/a.spec.ts", "map/b.spec.ts"]);
  expect(fitting("00000003", "lib/map/tiles.ts")).toEqual(["map/d.spec.ts", "map/a.spec.ts"]);
  expect(fitting("00000000", "e2e/map/c.spec.ts")).toEqual(["map/c.spec.ts", "map/a.spec.ts"]);
  expect(fittingFiles([], { changedPaths: [], commit: undefined, recorded })).toEqual([]);
});

test("says how many tests of changed subjects are left out", () => {
  const recorded = { "desk/desk.spec.ts": { seconds: CHANGED_BUDGET + 1 } };
  const selection = selectTests(TESTS, {
    changedPaths: ["app/desk/page.tsx"],
    commit: COMMIT,
    recorded,
  });
  expect(selection.changed).toEqual([]);
  expect(selection.leftOutOfChanged).toBe(1);
});

test("lists tests as Playwright reads them", () => {
  const test = {
    file: "map/map.spec.ts",
    project: "phone",
    titles: ["a card", "closes"],
    tags: [],
  };
  expect(testList([test, CORE])).toBe(
    "[phone] › map/map.spec.ts › a card › closes\n[desktop] › map/map.spec.ts › opens @core\n",
  );
});

test.each([
  [["lib/database/connection/postgres.ts"], true],
  [["lib/import/run.ts"], true],
  [["lib/embedded/server.ts"], true],
  [["lib/upgrade/checks.ts"], true],
  [["scripts/run/import.mjs"], true],
  [["tests/lib/database/control/control.test.ts"], true],
  [["scripts/run/export.mjs"], false],
  [["lib/forum/topics.ts", "docs/database.md"], false],
  [[], false],
])("both databases are tried after a change of %j: %s", (paths, expected) => {
  expect(needsBothDatabases(paths)).toBe(expected);
});

test.each([
  ["eslint.config.mjs", true],
  ["package-lock.json", true],
  [".prettierignore", true],
  ["lib/layers.json", true],
  ["app/globals.css", true],
  ["lib/routes.ts", false],
])("after a change of %s every file is checked: %s", (path, isAll) => {
  const paths = ["lib/env.ts", path];
  expect(filesToCheck(paths)).toEqual(isAll ? undefined : paths);
});
