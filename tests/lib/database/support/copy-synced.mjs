// Loaded before a process and its threads with `--import`: a file that is synced is copied from the folder SYNCED_FROM to SYNCED_TO, once that
// exists. What is there then is what a disk has after a power failure.
import fs, { copyFileSync, existsSync, readlinkSync, statSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join, relative } from "node:path";

const { SYNCED_FROM, SYNCED_TO } = process.env;
const { fsyncSync } = fs;

fs.fsyncSync = (descriptor) => {
  fsyncSync(descriptor);
  const path = readlinkSync(`/proc/self/fd/${descriptor}`);
  if (existsSync(SYNCED_TO) && statSync(path).isFile())
    copyFileSync(path, join(SYNCED_TO, relative(SYNCED_FROM, path)));
};
syncBuiltinESMExports();
