// `node publish-static.mjs FOLDER`, beside server.js: adds this build's static files to a folder that the reverse proxy serves. Those of
// earlier builds stay for a while: pages that are still open, or still in some cache, request them.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** How long a file is kept after the last deployment that contained it. */
export const KEPT_FOR_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

function filesUnder(folder) {
  return readdirSync(folder, { recursive: true }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );
}

/** The reverse proxy may be reading, and another instance writing the same file. */
function copyWhole(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  const unfinished = `${to}.${process.pid}.unfinished`;
  copyFileSync(from, unfinished);
  renameSync(unfinished, to);
}

/** Adds the files of `source`, and removes those that no deployment of the last 30 days had. */
export function publishStatic(source, target, now = new Date()) {
  const names = filesUnder(source);
  for (const name of names) {
    const file = join(target, name);
    // Its name holds a hash of what is in it.
    if (!existsSync(file)) copyWhole(join(source, name), file);
    utimesSync(file, now, now);
  }
  const current = new Set(names);
  for (const name of filesUnder(target)) {
    const age = now.getTime() - statSync(join(target, name)).mtimeMs;
    if (!current.has(name) && age > KEPT_FOR_DAYS * DAY_MS) rmSync(join(target, name));
  }
  return names.length;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , folder] = process.argv;
  if (!folder) {
    console.error("Which folder? node publish-static.mjs FOLDER");
    process.exit(1);
  }
  const source = join(dirname(fileURLToPath(import.meta.url)), ".next/static");
  const count = publishStatic(source, join(folder, "_next/static"));
  console.log(`${count} static files are in ${folder}.`);
}
