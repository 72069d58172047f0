// The unit tests of `npm test` and `npm run test:all`.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { REPORTS } from "./browser-tests.mjs";
import { bareEnvironment } from "./e2e.mjs";
import { startPostgres } from "./postgres.mjs";
import { failedFiles, withSecondTry } from "./results.mjs";
import { npm, ROOT, say } from "../run/process.mjs";

export const UNIT_REPORT = join(REPORTS, "unit.json");
const SECOND_REPORT = join(REPORTS, "unit-second-try.json");

/** More files than these do not fail by accident. */
const MOST_ACCIDENTS = 3;

const readReport = (path) => existsSync(path) && JSON.parse(readFileSync(path, "utf8"));

const jest = (report, variables, ...args) =>
  npm(["run", "--silent", "unit", "--", "--json", `--outputFile=${report}`, ...args], {
    ...bareEnvironment(),
    ...variables,
  });

/** In CI, one retry of a file in which a test failed, as with browser tests: it is named, and is fixed. */
async function tryAgain(variables) {
  const first = readReport(UNIT_REPORT);
  const files = first ? failedFiles(first) : [];
  if (files.length === 0 || files.length > MOST_ACCIDENTS) return false;
  const names = files.map((file) => file.replace(`${ROOT}/`, "")).join(", ");
  say(`Once more, alone: ${names}`);
  const code = await jest(SECOND_REPORT, variables, "--runInBand", "--runTestsByPath", ...files);
  const second = readReport(SECOND_REPORT);
  if (!second) return false;
  writeFileSync(UNIT_REPORT, JSON.stringify(withSecondTry(first, second)));
  if (code === 0) say(`Flaky, passed on the second try only: ${names}`);
  return code === 0;
}

/** The database's suites run on Postgres where there is a server for them, else on PGlite. Resolves to the exit code. */
export async function runUnitTests({ withBothDatabases }) {
  const postgres = await startPostgres();
  if (!postgres)
    say("No Postgres server was found or could be installed: the database's suites run on PGlite.");
  else if (!withBothDatabases)
    say(
      "The database's suites run on Postgres; those of the embedded database run in npm run test:all.",
    );
  const variables = postgres
    ? {
        CHARD_TEST_POSTGRES: postgres.url,
        CHARD_TEST_BOTH_DATABASES: withBothDatabases ? "1" : "",
      }
    : {};
  try {
    const code = await jest(UNIT_REPORT, variables);
    return code !== 0 && process.env.CI && (await tryAgain(variables)) ? 0 : code;
  } finally {
    await postgres?.stop();
  }
}
