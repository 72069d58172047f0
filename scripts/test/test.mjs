// `npm test`: everything, from a fresh clone. Every step runs, also after a failed one; the last line has the counts.
import "../run/node-version.mjs";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureDependencies } from "../run/dependencies.mjs";
import { bareEnvironment, runBrowserTests } from "./e2e.mjs";
import {
  browserTimes,
  countBrowser,
  countStep,
  countUnit,
  slowest,
  summary,
  unitTimes,
} from "./results.mjs";
import { main, npm, ROOT, say, Stop } from "../run/process.mjs";
import { startPostgres } from "./postgres.mjs";

const REPORTS = join(ROOT, "e2e/results");
const UNIT_REPORT = join(REPORTS, "unit.json");
const BROWSER_REPORT = join(REPORTS, "browser.json");
const SLOWEST = 20;

/** In colors, as without the pipe, where they are shown. */
const COLORS = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};

/** A script of package.json; where `onOutput` is given, its output goes there. */
const script =
  (name, ...args) =>
  (onOutput) =>
    npm(
      ["run", "--silent", name, "--", ...args],
      { ...bareEnvironment(), ...(onOutput && COLORS) },
      onOutput,
    );

/** The unit tests, with a Postgres server beside PGlite for the suites of the database. */
async function runUnitTests() {
  const postgres = await startPostgres();
  if (!postgres)
    say("No Postgres server was found or could be installed: the database's suites run on PGlite.");
  try {
    const args = ["run", "--silent", "unit", "--", "--json", `--outputFile=${UNIT_REPORT}`];
    const variables = postgres ? { CHARD_TEST_POSTGRES: postgres.url } : {};
    return await npm(args, { ...bareEnvironment(), ...variables });
  } finally {
    await postgres?.stop();
  }
}

const FORMAT = { name: "Format", run: script("format:check") };
const LINT = { name: "Lint", run: script("lint") };
const TYPES = { name: "Types", run: script("types") };
const UNIT_TESTS = {
  name: "Unit tests",
  run: runUnitTests,
  report: UNIT_REPORT,
  count: countUnit,
  times: unitTimes,
};
const BUILD = { name: "Build", run: script("build") };
const BROWSER_TESTS = {
  name: "Browser tests",
  run: () => runBrowserTests({ report: BROWSER_REPORT }),
  report: BROWSER_REPORT,
  count: countBrowser,
  times: browserTimes,
};

const STEPS = [FORMAT, LINT, TYPES, UNIT_TESTS, BUILD, BROWSER_TESTS];

/**
 * How they run: the lanes of a stage beside each other, the steps of a lane one after the other. Lint needs one core, and so do most of
 * the steps beside it; both kinds of tests need every core.
 */
const STAGES = [[[LINT], [FORMAT, TYPES, BUILD]], [[UNIT_TESTS]], [[BROWSER_TESTS]]];

/** Runs a step. What it says is shown as it comes, or in one piece at its end where others run beside it. */
async function runStep({ name, run, report, count, times }, isAlone) {
  const output = [];
  if (isAlone) say(name);
  const start = performance.now();
  const code = await run(isAlone ? undefined : (piece) => output.push(piece)).catch((error) => {
    console.error(error instanceof Stop ? error.message : error);
    return 1;
  });
  if (!isAlone) {
    say(name);
    process.stdout.write(Buffer.concat(output));
  }
  const outcome =
    report && existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : undefined;
  const tests = outcome && count(outcome);
  const seconds = Math.round((performance.now() - start) / 1000);
  return {
    name,
    code,
    seconds,
    times: outcome ? times(outcome) : [],
    ...countStep({ code, tests }),
  };
}

async function runLane(steps, isAlone) {
  const results = [];
  for (const step of steps) results.push(await runStep(step, isAlone));
  return results;
}

async function runStage(lanes) {
  const isAlone = lanes.length === 1;
  const names = lanes.flat().map(({ name }) => name);
  if (!isAlone) say(`${names.join(", ")}: each is shown at its end`);
  const results = await Promise.all(lanes.map((steps) => runLane(steps, isAlone)));
  return results.flat();
}

main(async () => {
  await ensureDependencies({ development: true });
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });

  const ended = [];
  for (const lanes of STAGES) ended.push(...(await runStage(lanes)));
  const results = STEPS.map(({ name }) => ended.find((result) => result.name === name));

  console.log(`\nThe ${SLOWEST} slowest tests:`);
  const times = results.flatMap((result) => result.times);
  for (const line of slowest(times, SLOWEST)) console.log(line.replace(`${ROOT}/`, ""));
  console.log("");
  for (const { name, code, seconds, failed } of results)
    console.log(`${code === 0 && failed === 0 ? "✓" : "✗"} ${name} (${seconds} s)`);
  console.log(summary(results));
  process.exitCode = results.some(({ code, failed }) => code > 0 || failed > 0) ? 1 : 0;
});
