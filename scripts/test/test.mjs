// `npm test` and, with --all, `npm run test:all`, from a fresh clone. Every step runs, also after a failed one; the last line has the
// counts.
import "../run/node-version.mjs";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureDependencies } from "../run/dependencies.mjs";
import { BROWSER_REPORT, REPORTS } from "./browser-tests.mjs";
import { changesSince, currentCommit, isCommitted } from "./changes.mjs";
import { flakySpecs, readFullRun, recordedSpecs, writeFullRun } from "./full-run.mjs";
import { coreSeconds, countStep, slowest, stageTable, summary } from "./results.mjs";
import { main, ROOT, say, Stop } from "../run/process.mjs";
import { CORE_BUDGET } from "./selection.mjs";
import { stepsOf } from "./steps.mjs";
import { UNIT_REPORT } from "./unit-tests.mjs";

const DEAREST = 20;
/** So many commits after the last full run, too much has not been run together. */
const OLD = 100;

/**
 * How the steps run: the lanes of a stage beside each other, the steps of a lane one after the other. Lint and format need one core, types
 * and the build more; both kinds of tests need every core.
 */
const stagesOf = ({ format, lint, types, build, unit, browser }) => [
  [
    [lint, format],
    [types, build],
  ],
  [[unit]],
  [[browser]],
];

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

/** What is known of the last full run, said where `npm test` can do less for it. */
function lookBack(lastRun) {
  const changes = changesSince(lastRun?.commit);
  if (!changes)
    say(
      "The commit of the last full run is not known here: the core set and a slice run, not what changed since.",
    );
  else if (changes.commits > OLD)
    say(`The last full run is ${changes.commits} commits old: run npm run test:all.`);
  return changes?.paths;
}

async function record(commit, minutes) {
  if (!commit || !isCommitted())
    return say("Not recorded as a full run: not everything is committed.");
  const [unit, browser] = [UNIT_REPORT, BROWSER_REPORT].map((path) =>
    JSON.parse(readFileSync(path, "utf8")),
  );
  const flakyUnits = (unit.flakyFiles ?? []).map((path) => path.replace(`${ROOT}/`, ""));
  await writeFullRun({
    commit,
    date: new Date().toISOString().slice(0, 10),
    minutes,
    flaky: [...flakyUnits, ...flakySpecs(browser)],
    specs: recordedSpecs(browser),
  });
  say("e2e/last-full-run.json names this run: commit it.");
}

function sayCoreSeconds() {
  if (!existsSync(BROWSER_REPORT)) return;
  const seconds = coreSeconds(JSON.parse(readFileSync(BROWSER_REPORT, "utf8")));
  console.log(`The core set took ${Math.round(seconds)} of ${CORE_BUDGET} processor seconds.`);
}

main(async () => {
  const start = performance.now();
  await ensureDependencies({ development: true });
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });

  const isAll = process.argv.includes("--all");
  const lastRun = readFullRun();
  const commit = currentCommit();
  const changedPaths = isAll ? undefined : lookBack(lastRun);
  const steps = stepsOf({ isAll, commit, changedPaths, recorded: lastRun?.specs ?? {} });

  const results = [];
  for (const lanes of stagesOf(steps)) results.push(...(await runStage(lanes)));

  console.log(
    `\nThe ${DEAREST} dearest tests, in seconds of a processor or, unit tests, a file's time:`,
  );
  const times = results.flatMap((result) => result.times);
  for (const line of slowest(times, DEAREST)) console.log(line.replace(`${ROOT}/`, ""));
  console.log("");
  sayCoreSeconds();
  const isGreen = results.every(({ code, failed }) => code === 0 && failed === 0);
  const seconds = Math.round((performance.now() - start) / 1000);
  if (isAll && isGreen) await record(commit, Math.round(seconds / 6) / 10);
  console.log("");
  for (const line of stageTable(results, seconds)) console.log(line);
  console.log(summary(results));
  process.exitCode = isGreen ? 0 : 1;
});
