import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { npm, ROOT, say, Stop } from "./process.mjs";

/**
 * The packages of the lock file that are not installed in its version. Optional ones may be missing (other platforms);
 * development ones count only if requested.
 */
export function missingPackages(lock, installed, { development }) {
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path !== "" && !entry.link)
    .filter(([, entry]) => development || !(entry.dev || entry.devOptional))
    .filter(([path, entry]) => {
      const present = installed.packages[path];
      return present ? present.version !== entry.version : !(entry.optional || entry.devOptional);
    })
    .map(([path]) => path);
}

function readInstalled() {
  const path = join(ROOT, "node_modules/.package-lock.json");
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : { packages: {} };
}

/** Installs what the lock file names, if any of it is missing or of another version. */
export async function ensureDependencies({ development }) {
  const lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
  const missing = missingPackages(lock, readInstalled(), { development });
  if (missing.length === 0) return;
  say(
    existsSync(join(ROOT, "node_modules"))
      ? `Installing dependencies: ${missing.length} are missing or not of the lock file's version.`
      : "Installing dependencies, about a minute.",
  );
  const code = await npm(["ci", "--include=dev", "--no-audit", "--no-fund"]);
  if (code !== 0) throw new Stop("The dependencies could not be installed; npm says why above.");
}
