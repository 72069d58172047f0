import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run/process.mjs";

/** The lines that git prints; undefined where it fails, also outside of a repository and without git. */
function git(...args) {
  try {
    const options = { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] };
    return execFileSync("git", args, { ...options, maxBuffer: 64 << 20 })
      .split("\n")
      .filter(Boolean);
  } catch {
    return undefined;
  }
}

/** The commit that is checked out, if that is known. */
export function currentCommit() {
  return git("rev-parse", "HEAD")?.[0];
}

/** Whether the tracked files are those of the commit. */
export function isCommitted() {
  return git("status", "--porcelain", "--untracked-files=no")?.length === 0;
}

/**
 * What happened since a commit: the paths that differ now, uncommitted ones among them, and the number of commits. Undefined where the
 * commit is not here, as in a shallow clone.
 */
export function changesSince(commit) {
  if (!commit || !git("cat-file", "-e", `${commit}^{commit}`)) return undefined;
  const changed = git("diff", "--name-only", "--no-renames", commit);
  const added = git("ls-files", "--others", "--exclude-standard");
  const count = git("rev-list", "--count", `${commit}..HEAD`);
  if (!changed || !added || !count) return undefined;
  return { paths: [...changed, ...added], commits: Number(count[0]) };
}

/** Those of the paths that are files now. */
export function present(paths) {
  return paths.filter((path) => existsSync(join(ROOT, path)));
}
