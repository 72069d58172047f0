// Also for the thread of the embedded database (thread.mjs), which runs no TypeScript.
import { closeSync, fsyncSync, openSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Emscripten leaves fsync out of its file system over Node's, through which PGlite reads and writes the directory, so nothing that
 * Postgres wanted synced ever was on the disk. With fsync a failure ends the database, as in Postgres.
 *
 * @type {import("@electric-sql/pglite").Extension}
 */
const fsync = {
  name: "fsync",
  setup: async (_pglite, emscriptenOpts) => ({
    emscriptenOpts: {
      ...emscriptenOpts,
      preRun: [
        ...(emscriptenOpts.preRun ?? []),
        ({ NODEFS }) => {
          NODEFS.stream_ops.fsync = ({ nfd, node }) => {
            if (nfd === undefined) syncPath(NODEFS.realPath(node));
            else fsyncSync(nfd);
            return 0;
          };
        },
      ],
    },
  }),
};

/**
 * Postgres's cache in this process's memory. Its files are in the cache of the operating system as well: Postgres's default of 128 MB
 * used memory of every server and command, and was hardly faster.
 */
const SHARED_BUFFERS = "32MB";

/**
 * Options for a PGlite whose commits survive a power failure. Its default parameters turn fsync off (-F), and Emscripten
 * has no fdatasync, which Postgres would use for the log.
 *
 * @param {Pick<typeof import("@electric-sql/pglite").PGlite, "defaultStartParams">} defaults
 */
export function durableOptions({ defaultStartParams }) {
  return {
    extensions: { fsync },
    startParams: [
      ...defaultStartParams.filter((parameter) => parameter !== "-F"),
      ...["-c", "fsync=on", "-c", "wal_sync_method=fsync"],
      ...["-c", `shared_buffers=${SHARED_BUFFERS}`],
    ],
  };
}

/**
 * Puts a folder on the disk with all that is in it: what PGlite copies into a new one is not synced.
 *
 * @param {string} folder
 */
export async function syncFolder(folder) {
  const names = await readdir(folder, { recursive: true });
  for (const path of [...names.map((name) => join(folder, name)), folder]) syncPath(path);
}

/**
 * Puts a file, or the names in a folder, on the disk.
 *
 * @param {string} path
 */
export function syncPath(path) {
  try {
    const descriptor = openSync(path, "r");
    fsyncSync(descriptor);
    closeSync(descriptor);
  } catch (error) {
    // Windows opens no folders, and syncs nothing that is open for reading.
    if (process.platform !== "win32") throw error;
  }
}
