// The sums of the reports of jest and Playwright. A suite that did not load and a run without a report count as failed. A
// test that passed on the second try, which only CI allows, counts as passed; it is named as flaky.

/** @param report what `jest --json` writes */
export function countUnit(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

/** The files in which a test failed, or that did not load. */
export function failedFiles({ testResults }) {
  return testResults.filter(({ status }) => status === "failed").map(({ name }) => name);
}

/** The report of a run with the outcome of the files that ran a second time; `flakyFiles` passed only then. */
export function withSecondTry(first, second) {
  const again = new Set(second.testResults.map(({ name }) => name));
  const passed = second.testResults.filter(({ status }) => status === "passed");
  const testResults = [
    ...first.testResults.filter(({ name }) => !again.has(name)),
    ...second.testResults,
  ];
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (status) => tests.filter((test) => test.status === status).length;
  return {
    ...first,
    testResults,
    flakyFiles: passed.map(({ name }) => name),
    numPassedTests: count("passed"),
    numFailedTests: count("failed"),
    numRuntimeErrorTestSuites: second.numRuntimeErrorTestSuites,
  };
}

/** @param report what Playwright's json reporter writes */
export function countBrowser({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** A step's share: its tests, and one failure of its own if it failed without any test doing so. */
export function countStep({ code, tests = { passed: 0, failed: 0 } }) {
  return code !== 0 && tests.failed === 0 ? { ...tests, failed: 1 } : tests;
}

/** Files of unit tests, as `{ name, seconds }`. */
export function unitTimes({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({
    name,
    seconds: (endTime - startTime) / 1000,
  }));
}

/** What e2e/support/servers/processor-time.ts calls its annotation. */
const PROCESSOR_SECONDS = "processor seconds";

/** The processor seconds of a try, or where those are not known, its time. */
function secondsOf({ duration, annotations = [] }) {
  const measured = annotations.find(({ type }) => type === PROCESSOR_SECONDS);
  return measured ? Number(measured.description) : duration / 1000;
}

/**
 * The tests in a report of Playwright, also in one that only lists them: `seconds` are those of all tries.
 *
 * @param {{ suites?: any[] }} report
 */
export function listBrowserTests({ suites = [] }) {
  return suites.flatMap((file) => testsBelow(file, []));
}

function testsBelow({ suites = [], specs = [] }, groups) {
  const own = specs.flatMap(({ file, title, tags = [], tests }) =>
    tests.map(({ projectName, status, results }) => ({
      file,
      project: projectName,
      titles: [...groups, title],
      tags,
      isFlaky: status === "flaky",
      seconds: results.reduce((sum, result) => sum + secondsOf(result), 0),
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsBelow(suite, [...groups, suite.title]))];
}

/** Browser tests, as `{ name, seconds }`. */
export function browserTimes(report) {
  return listBrowserTests(report).map(({ file, project, titles, seconds }) => ({
    name: `[${project}] ${file}: ${titles.at(-1)}`,
    seconds,
  }));
}

/** The longest first, a line each. */
export function slowest(times, count) {
  return [...times]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
}

/** The seconds of the core set in a report. */
export function coreSeconds(report) {
  return listBrowserTests(report)
    .filter(({ tags }) => tags.includes("core"))
    .reduce((sum, { seconds }) => sum + seconds, 0);
}

/** What each step took, a line each. */
export function stageTable(results, seconds) {
  const row = (mark, name, ...numbers) =>
    [mark, name.padEnd(15), ...numbers.map((number) => String(number).padStart(8))]
      .join(" ")
      .trimEnd();
  return [
    row(" ", "Stage", "Seconds", "Tests"),
    ...results.map(({ name, code, seconds, passed, failed }) =>
      row(code === 0 && failed === 0 ? "✓" : "✗", name, seconds, passed + failed || ""),
    ),
    row(
      " ",
      "All",
      seconds,
      results.reduce((sum, { passed, failed }) => sum + passed + failed, 0),
    ),
  ];
}

/** The last line of `npm test`. */
export function summary(counts) {
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  return `${sum("passed")} passed, ${sum("failed")} failed`;
}
