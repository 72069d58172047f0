/** @jest-environment node */
import { flakySpecs, fullRunFaults, recordedSpecs } from "@/scripts/test/full-run.mjs";
import { coreSeconds, stageTable } from "@/scripts/test/results.mjs";

const spec = (file: string, tags: string[], status: string, ...tries: number[]) => ({
  file,
  title: "a test",
  tags,
  tests: [
    {
      projectName: "desktop",
      status,
      results: tries.map((seconds) => ({
        duration: 60_000,
        annotations: [{ type: "processor seconds", description: String(seconds) }],
      })),
    },
  ],
});

const REPORT = {
  suites: [
    { specs: [spec("b/b.spec.ts", ["core"], "expected", 2.04)] },
    {
      specs: [spec("a/a.spec.ts", [], "flaky", 1, 3.5)],
      suites: [{ title: "group", specs: [spec("a/a.spec.ts", ["core"], "expected", 0.25)] }],
    },
  ],
};

test("records what each spec took, and its share in the core set", () => {
  expect(recordedSpecs(REPORT)).toEqual({
    "a/a.spec.ts": { tests: 2, seconds: 4.8, core: 0.3 },
    "b/b.spec.ts": { tests: 1, seconds: 2, core: 2 },
  });
  expect(coreSeconds(REPORT)).toBeCloseTo(2.29);
});

test("names specs that passed on the second try", () => {
  expect(flakySpecs(REPORT)).toEqual(["a/a.spec.ts"]);
});

test("takes the time of a test whose processor time is not known", () => {
  const report = {
    suites: [
      {
        specs: [
          {
            file: "a/a.spec.ts",
            title: "a test",
            tests: [{ projectName: "desktop", results: [{ duration: 1_500 }] }],
          },
        ],
      },
    ],
  };
  expect(recordedSpecs(report)).toEqual({ "a/a.spec.ts": { tests: 1, seconds: 1.5, core: 0 } });
});

test("shows a line for each step, and their sum", () => {
  const results = [
    { name: "Lint", code: 0, seconds: 30, passed: 0, failed: 0 },
    { name: "Unit tests", code: 1, seconds: 150, passed: 6000, failed: 2 },
  ];
  expect(stageTable(results, 181)).toEqual([
    "  Stage            Seconds    Tests",
    "✓ Lint                  30",
    "✗ Unit tests           150     6002",
    "  All                  181     6002",
  ]);
});

const run = (core: number, flaky: string[]) => ({
  commit: "c0ffee",
  date: "2026-11-26",
  minutes: 24.5,
  flaky,
  specs: {
    "a/a.spec.ts": { tests: 2, seconds: 400, core: 300 },
    "b/b.spec.ts": { tests: 1, seconds: 200, core },
  },
});

test.each([
  ["nothing where no full run is known", undefined, []],
  ["nothing after a good one", run(180, []), []],
  [
    "a core set that takes too long",
    run(181, []),
    ["The core set takes 481 processor seconds, more than 480."],
  ],
  [
    "a spec that passed on the second try",
    run(0, ["a/a.spec.ts"]),
    ["A test of a/a.spec.ts passed on the second try only."],
  ],
])("a full run leaves to be put right: %s", (_, fullRun, faults) => {
  expect(fullRunFaults(fullRun)).toEqual(faults);
});
