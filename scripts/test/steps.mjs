// The steps of `npm test` and `npm run test:all`.
import { BROWSER_REPORT, runAllTests, runSelectedTests } from "./browser-tests.mjs";
import { present } from "./changes.mjs";
import { bareEnvironment } from "./e2e.mjs";
import { browserTimes, countBrowser, countUnit, unitTimes } from "./results.mjs";
import { filesToCheck, needsBothDatabases } from "./selection.mjs";
import { runUnitTests, UNIT_REPORT } from "./unit-tests.mjs";
import { npm } from "../run/process.mjs";

const PROGRAM = /\.(tsx?|mjs)$/;

/** In colors, as without the pipe, where they are shown. */
const COLORS = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};

/** An npm command; where `onOutput` is given, its output goes there. */
const command =
  (...args) =>
  (onOutput) =>
    npm(args, { ...bareEnvironment(), ...(onOutput && COLORS) }, onOutput);

const script = (name, ...args) => command("run", "--silent", name, "--", ...args);

const prettier = (...paths) =>
  command("exec", "--no", "--", "prettier", "--check", "--ignore-unknown", ...paths);

/** Lint or format, of everything or of the files that changed since all passed. */
function check(paths, all, some) {
  if (!paths) return all;
  return paths.length > 0 ? some(paths) : async () => 0;
}

/**
 * @param {{ isAll: boolean, commit: string | undefined, changedPaths: string[] | undefined, recorded: Record<string, any> }} state
 *   `changedPaths` are undefined where it is not known what changed since the last full run
 */
export function stepsOf({ isAll, commit, changedPaths, recorded }) {
  const toCheck = isAll || !changedPaths ? undefined : filesToCheck(changedPaths);
  const files = toCheck && present(toCheck);
  return {
    format: {
      name: "Format",
      // The cache does not see when the styles change that classes are sorted by.
      run: check(files, isAll ? prettier(".") : script("format:check"), (paths) =>
        prettier(...paths),
      ),
    },
    lint: {
      name: "Lint",
      run: check(
        files?.filter((path) => PROGRAM.test(path)),
        script("lint"),
        (paths) => script("lint", "--no-warn-ignored", ...paths),
      ),
    },
    types: { name: "Types", run: script("types") },
    build: { name: "Build", run: script("build") },
    unit: {
      name: "Unit tests",
      run: () =>
        runUnitTests({ withBothDatabases: isAll || needsBothDatabases(changedPaths ?? []) }),
      report: UNIT_REPORT,
      count: countUnit,
      times: unitTimes,
    },
    browser: {
      name: "Browser tests",
      run: () =>
        isAll
          ? runAllTests()
          : runSelectedTests({ changedPaths: changedPaths ?? [], commit, recorded }),
      report: BROWSER_REPORT,
      count: countBrowser,
      times: browserTimes,
    },
  };
}
