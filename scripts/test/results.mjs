// The sums of the reports of jest and Playwright. A suite that did not load and a run without a report count as failed. A
// browser test that passed on the second try, which only CI allows, counts as passed; Playwright's summary names it as flaky.

/** @param report what `jest --json` writes */
export function countUnit(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
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

/**
 * Browser tests with all their tries, as `{ name, seconds }`.
 *
 * @param {{ suites?: any[], specs?: any[] }} report
 */
export function browserTimes({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `[${projectName}] ${file}: ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap(browserTimes)];
}

/** The longest first, a line each. */
export function slowest(times, count) {
  return [...times]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
}

/** The last line of `npm test`. */
export function summary(counts) {
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  return `${sum("passed")} passed, ${sum("failed")} failed`;
}
