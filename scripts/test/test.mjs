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

const script = (name, ...args) => npm(["run", "--silent", name, "--", ...args], bareEnvironment());

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

const STEPS = [
  { name: "Format", run: () => script("format:check") },
  { name: "Lint", run: () => script("lint") },
  { name: "Types", run: () => script("types") },
  {
    name: "Unit tests",
    run: runUnitTests,
    report: UNIT_REPORT,
    count: countUnit,
    times: unitTimes,
  },
  { name: "Build", run: () => script("build") },
  {
    name: "Browser tests",
    run: () => runBrowserTests({ report: BROWSER_REPORT }),
    report: BROWSER_REPORT,
    count: countBrowser,
    times: browserTimes,
  },
];

async function runStep({ name, run, report, count, times }) {
  say(name);
  const start = performance.now();
  const code = await run().catch((error) => {
    console.error(error instanceof Stop ? error.message : error);
    return 1;
  });
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

main(async () => {
  await ensureDependencies({ development: true });
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });

  const results = [];
  for (const step of STEPS) results.push(await runStep(step));

  console.log(`\nThe ${SLOWEST} slowest tests:`);
  const times = results.flatMap((result) => result.times);
  for (const line of slowest(times, SLOWEST)) console.log(line.replace(`${ROOT}/`, ""));
  console.log("");
  for (const { name, code, seconds, failed } of results)
    console.log(`${code === 0 && failed === 0 ? "✓" : "✗"} ${name} (${seconds} s)`);
  console.log(summary(results));
  process.exitCode = results.some(({ code, failed }) => code > 0 || failed > 0) ? 1 : 0;
});
