// Which browser tests `npm test` and `npm run test:all` run, and what came of them.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, say, Stop } from "../run/process.mjs";
import { CONFIG, runBrowserTests, runPlaywright } from "./e2e.mjs";
import { listBrowserTests } from "./results.mjs";
import { CHANGED_BUDGET, selectTests, sliceOf, SLICES, subjectOf, testList } from "./selection.mjs";

export const REPORTS = join(ROOT, "e2e/results");
export const BROWSER_REPORT = join(REPORTS, "browser.json");
const LISTED = join(REPORTS, "listed.json");
const TEST_LIST = join(REPORTS, "test-list.txt");

/** Every test there is. Some files make their tests from the build, so the build comes first. */
async function listTests() {
  const output = [];
  const code = await runPlaywright(CONFIG, {
    args: ["--list", "--reporter", "json"],
    report: "",
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: LISTED },
    onOutput: (piece) => output.push(piece),
  });
  if (code !== 0) {
    process.stdout.write(Buffer.concat(output));
    throw new Stop("The browser tests cannot be listed; see above.");
  }
  return listBrowserTests(JSON.parse(readFileSync(LISTED, "utf8")));
}

/** How many there are of each subject: "account 17, auth 40". */
function countsOf(tests) {
  const counts = {};
  for (const { file } of tests) counts[subjectOf(file)] = (counts[subjectOf(file)] ?? 0) + 1;
  return Object.entries(counts)
    .map(([subject, count]) => `${subject} ${count}`)
    .join(", ");
}

/** @param {import("./selection.mjs").Selection} selection */
export function describeSelection({ core, changed, slice, leftOut, leftOutOfChanged }, commit) {
  return [
    `${core.length} core tests;`,
    changed.length > 0
      ? `${changed.length} more of what changed since the last full run (${countsOf(changed)});`
      : "nothing more of what changed since the last full run;",
    `${slice.length} of slice ${sliceOf(commit) + 1} of ${SLICES}.`,
    `Left out: ${leftOut.length} tests (${countsOf(leftOut)}), which npm run test:all runs.`,
    leftOutOfChanged > 0 &&
      `${leftOutOfChanged} of them are of changed subjects and do not fit into ${CHANGED_BUDGET} processor seconds.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Runs what `npm test` runs of the browser tests; resolves to the exit code. */
export async function runSelectedTests(state) {
  const selection = selectTests(await listTests(), state);
  const { core, changed, slice } = selection;
  say(describeSelection(selection, state.commit));
  writeFileSync(TEST_LIST, testList([...core, ...changed, ...slice]));
  return runBrowserTests({ args: ["--test-list", TEST_LIST], report: BROWSER_REPORT });
}

/** Runs all of them, those that fail twice, so that the record names tests that sometimes fail. */
export function runAllTests() {
  return runBrowserTests({ args: ["--retries", "1"], report: BROWSER_REPORT });
}
