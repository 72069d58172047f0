// The last full run that was green: when, on which commit, and what each spec took. Written by `npm run test:all`.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run/process.mjs";
import { listBrowserTests } from "./results.mjs";
import { CORE_BUDGET } from "./selection.mjs";

const FILE = join(ROOT, "e2e/last-full-run.json");

/**
 * @typedef {{ tests: number, seconds: number, core: number }} RecordedSpec seconds of all its tests, and of those in the core set
 * @typedef {{ commit: string, date: string, minutes: number, flaky: string[], specs: Record<string, RecordedSpec> }} FullRun
 */

/** @returns {FullRun | undefined} */
export function readFullRun() {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : undefined;
}

const round = (seconds) => Math.round(seconds * 10) / 10;

/** What the report of a run says of each spec. */
export function recordedSpecs(report) {
  const specs = {};
  for (const { file, tags, seconds } of listBrowserTests(report)) {
    const spec = (specs[file] ??= { tests: 0, seconds: 0, core: 0 });
    spec.tests += 1;
    spec.seconds = round(spec.seconds + seconds);
    if (tags.includes("core")) spec.core = round(spec.core + seconds);
  }
  return Object.fromEntries(Object.entries(specs).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The specs with a test that passed on the second try only. */
export function flakySpecs(report) {
  const flaky = listBrowserTests(report).filter(({ isFlaky }) => isFlaky);
  return [...new Set(flaky.map(({ file }) => file))];
}

/** @param {FullRun} run */
export async function writeFullRun(run) {
  const { format } = await import("prettier");
  writeFileSync(FILE, await format(JSON.stringify(run), { parser: "json", printWidth: 100 }));
}

/**
 * What has to be put right after a full run, a line each.
 *
 * @param {FullRun | undefined} run
 */
export function fullRunFaults(run) {
  if (!run) return [];
  const core = Object.values(run.specs).reduce((sum, spec) => sum + spec.core, 0);
  return [
    ...(core > CORE_BUDGET
      ? [`The core set takes ${Math.round(core)} processor seconds, more than ${CORE_BUDGET}.`]
      : []),
    ...run.flaky.map((file) => `A test of ${file} passed on the second try only.`),
  ];
}
