// Which tests `npm test` runs. A subject is a folder of e2e/ with specs; it belongs to every folder and file of that name below app/,
// components/ and lib/. Tests tagged @core always run, those of changed subjects up to a budget, and of the rest one slice.

/** The tag of the core set, as Playwright reports it: without "@". */
const CORE = "core";

/** What the core set may take, in processor seconds. */
export const CORE_BUDGET = 480;

/** What the specs of changed subjects may take, in processor seconds: `npm test` stays short also long after the last full run. */
export const CHANGED_BUDGET = 480;

/** The processor seconds of a spec that no full run has recorded yet. */
const UNRECORDED = 10;

/** Everything has been run after as many commits with different slices. */
export const SLICES = 8;

const SOURCES = /^(app|components|lib)\//;

/** The subject of a spec, whose path starts at e2e/. */
export function subjectOf(file) {
  return file.split("/")[0];
}

/** Whether a part of a path names a subject: a folder of its name, or a file "near-me.tsx" or "near-me-map.tsx". */
function isNamed(part, subject) {
  return part.startsWith(subject) && /^$|^[.-]/.test(part.slice(subject.length));
}

/**
 * The subjects that changed files belong to. What is shared by all of them (e2e/support, scripts, lib/routes.ts) belongs to none.
 *
 * @param {string[]} paths below the project's folder
 * @param {string[]} subjects
 */
export function changedSubjects(paths, subjects) {
  const partsOf = (path) => {
    if (path.startsWith("e2e/")) return path.split("/").slice(1, 2);
    return SOURCES.test(path) ? path.split("/").slice(1) : [];
  };
  const parts = paths.flatMap(partsOf);
  return subjects.filter((subject) => parts.some((part) => isNamed(part, subject)));
}

/** The number of the slice that a commit runs; the first without a commit. */
export function sliceOf(commit) {
  return commit ? Number.parseInt(commit.slice(0, 8), 16) % SLICES : 0;
}

/**
 * The specs of a slice. The dearest are dealt out first, so that all slices take about as long.
 *
 * @param {string[]} files
 * @param {Record<string, { seconds: number }>} recorded
 * @param {number} slice
 */
export function slicedFiles(files, recorded, slice) {
  const cost = (file) => recorded[file]?.seconds ?? 0;
  const dealt = files.toSorted((a, b) => cost(b) - cost(a) || (a < b ? -1 : 1));
  return dealt.filter((_, index) => index % SLICES === slice);
}

/**
 * The specs of changed subjects that fit into their budget: first those that changed themselves, then from another place of the list for
 * each commit, so that others run with the next one.
 *
 * @param {string[]} files of changed subjects
 * @param {{ changedPaths: string[], commit: string | undefined, recorded: Record<string, { seconds: number, core?: number }> }} state
 */
export function fittingFiles(files, { changedPaths, commit, recorded }) {
  const cost = (file) => {
    const { seconds, core = 0 } = recorded[file] ?? { seconds: UNRECORDED };
    return seconds - core;
  };
  const [own, others] = [true, false].map((isChanged) =>
    files.filter((file) => changedPaths.includes(`e2e/${file}`) === isChanged),
  );
  const start = others.length && Number.parseInt(commit?.slice(0, 8) ?? "0", 16) % others.length;
  let left = CHANGED_BUDGET;
  return [...own, ...others.slice(start), ...others.slice(0, start)].filter((file) => {
    if (cost(file) > left) return false;
    left -= cost(file);
    return true;
  });
}

/**
 * @typedef {{ file: string, project: string, titles: string[], tags: string[] }} ListedTest
 * @typedef {{ core: ListedTest[], changed: ListedTest[], slice: ListedTest[], leftOut: ListedTest[], leftOutOfChanged: number }} Selection
 *   `leftOutOfChanged`: how many of what is left out belong to changed subjects
 */

/**
 * Every test in the first set that it belongs to.
 *
 * @param {ListedTest[]} tests
 * @param {{ changedPaths: string[], commit: string | undefined, recorded: Record<string, { seconds: number, core?: number }> }} state
 * @returns {Selection}
 */
export function selectTests(tests, { changedPaths, commit, recorded }) {
  const files = [...new Set(tests.map(({ file }) => file))];
  const subjects = changedSubjects(changedPaths, [...new Set(files.map(subjectOf))]);
  const ofChanged = files.filter((file) => subjects.includes(subjectOf(file)));
  const changed = fittingFiles(ofChanged, { changedPaths, commit, recorded });
  const sliced = slicedFiles(files, recorded, sliceOf(commit));
  const setOf = ({ file, tags }) => {
    if (tags.includes(CORE)) return "core";
    if (changed.includes(file)) return "changed";
    return sliced.includes(file) ? "slice" : "leftOut";
  };
  const selection = { core: [], changed: [], slice: [], leftOut: [] };
  for (const test of tests) selection[setOf(test)].push(test);
  const unfit = selection.leftOut.filter(({ file }) => ofChanged.includes(file));
  return { ...selection, leftOutOfChanged: unfit.length };
}

/** What Playwright's --test-list takes: a line for each test. */
export function testList(tests) {
  return tests
    .map(({ project, file, titles }) => [`[${project}]`, file, ...titles].join(" › ") + "\n")
    .join("");
}

/** Whether the suites of the database run on both engines, and those of the embedded one's files: what differs may have changed. */
export function needsBothDatabases(changedPaths) {
  return changedPaths.some(
    (path) =>
      /^(tests\/)?lib\/(database|import|embedded|upgrade)\//.test(path) ||
      /^(tests\/)?scripts\/run\/import\b/.test(path),
  );
}

const RULES =
  /^(package(-lock)?\.json|\.prettier\w*(\.json)?|eslint\.config\.mjs|lib\/layers\.json|app\/.*\.css|\.gitignore)$/;

/**
 * The files that lint and format look at, since the others passed when all were looked at last; undefined for all of them, where the
 * rules may have changed.
 */
export function filesToCheck(changedPaths) {
  return changedPaths.some((path) => RULES.test(path)) ? undefined : changedPaths;
}
