/** @jest-environment node */
import {
  browserTimes,
  countBrowser,
  countStep,
  countUnit,
  failedFiles,
  slowest,
  summary,
  unitTimes,
  withSecondTry,
} from "@/scripts/test/results.mjs";

const unit = { numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
const browser = { stats: { expected: 3, unexpected: 0, flaky: 0 }, errors: [] };

test.each([
  ["all green", {}, 5, 0],
  ["failed tests", { numFailedTests: 2 }, 5, 2],
  ["a suite that did not load", { numRuntimeErrorTestSuites: 1 }, 5, 1],
])("counts jest's report: %s", (_, change, passed, failed) => {
  expect(countUnit({ ...unit, ...change })).toEqual({ passed, failed });
});

const file = (name: string, ...statuses: string[]) => ({
  name,
  status:
    statuses.length > 0 && statuses.every((status) => status === "passed") ? "passed" : "failed",
  assertionResults: statuses.map((status) => ({ status })),
});

test.each([
  ["passes the second time", file("b", "passed", "passed"), 0, { passed: 3, failed: 0 }],
  ["fails in another place", file("b", "failed", "passed"), 0, { passed: 2, failed: 1 }],
  ["does not load any more", file("b"), 1, { passed: 1, failed: 1 }],
])("counts a file as it was the second time: %s", (_, again, numRuntimeErrorTestSuites, counts) => {
  const first = {
    ...{ numPassedTests: 2, numFailedTests: 1, numRuntimeErrorTestSuites: 0 },
    testResults: [file("a", "passed"), file("b", "passed", "failed")],
  };
  expect(failedFiles(first)).toEqual(["b"]);
  const second = { testResults: [again], numRuntimeErrorTestSuites };
  const report = withSecondTry(first, second);
  expect(countUnit(report)).toEqual(counts);
  expect(report.flakyFiles).toEqual(counts.failed === 0 ? ["b"] : []);
});

test.each([
  ["all green", {}, [], 0],
  ["failed tests", { unexpected: 2 }, [], 2],
  ["a test that passed on the second try", { expected: 2, flaky: 1 }, [], 0],
  ["a server that did not start", { expected: 3 }, [{ message: "no server" }], 1],
])("counts Playwright's report: %s", (_, stats, errors, failed) => {
  expect(countBrowser({ stats: { ...browser.stats, ...stats }, errors })).toEqual({
    passed: 3,
    failed,
  });
});

test.each([
  ["a step without tests", { code: 0 }, { passed: 0, failed: 0 }],
  ["a failed step without tests", { code: 1 }, { passed: 0, failed: 1 }],
  ["failed tests", { code: 1, tests: { passed: 4, failed: 2 } }, { passed: 4, failed: 2 }],
  [
    "a crash after green tests",
    { code: 1, tests: { passed: 4, failed: 0 } },
    { passed: 4, failed: 1 },
  ],
])("counts %s", (_, step, count) => {
  expect(countStep(step)).toEqual(count);
});

test("lists the slowest tests of both reports", () => {
  const unit = { testResults: [{ name: "a.test.ts", startTime: 1_000, endTime: 3_500 }] };
  const test = { projectName: "desktop", results: [{ duration: 9_000 }, { duration: 4_000 }] };
  const quick = { projectName: "phone", results: [{ duration: 10 }] };
  const browser = {
    suites: [
      { suites: [{ specs: [{ file: "b.spec.ts", title: "opens", tests: [test, quick] }] }] },
    ],
  };
  expect(slowest([...unitTimes(unit), ...browserTimes(browser)], 2)).toEqual([
    "   13.0 s  [desktop] b.spec.ts: opens",
    "    2.5 s  a.test.ts",
  ]);
});

test("adds the steps up in one line", () => {
  expect(
    summary([
      { passed: 5, failed: 0 },
      { passed: 3, failed: 1 },
    ]),
  ).toBe("8 passed, 1 failed");
});
