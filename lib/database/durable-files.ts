import { closeSync, fsyncSync, openSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Extension, PGlite } from "@electric-sql/pglite";

/** What is used of Emscripten's file system, through which PGlite reads and writes the directory. */
type Stream = { nfd?: number; node: object };
type EmscriptenModule = {
  NODEFS: { stream_ops: { fsync?(stream: Stream): number }; realPath(node: object): string };
};

/**
 * Emscripten leaves fsync out of its file system over Node's, so nothing that Postgres wanted synced ever was on the disk.
 * With fsync a failure ends the database, as in Postgres.
 */
const fsync: Extension = {
  name: "fsync",
  setup: async (_pglite, emscriptenOpts: { preRun?: unknown[] }) => ({
    emscriptenOpts: {
      ...emscriptenOpts,
      preRun: [
        ...(emscriptenOpts.preRun ?? []),
        ({ NODEFS }: EmscriptenModule) => {
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
 */
export function durableOptions({ defaultStartParams }: Pick<typeof PGlite, "defaultStartParams">) {
  return {
    extensions: { fsync },
    startParams: [
      ...defaultStartParams.filter((parameter) => parameter !== "-F"),
      ...["-c", "fsync=on", "-c", "wal_sync_method=fsync"],
      ...["-c", `shared_buffers=${SHARED_BUFFERS}`],
    ],
  };
}

/** Puts a folder on the disk with all that is in it: what PGlite copies into a new one is not synced. */
export async function syncFolder(folder: string) {
  const names = await readdir(folder, { recursive: true });
  for (const path of [...names.map((name) => join(folder, name)), folder]) syncPath(path);
}

/** Puts a file, or the names in a folder, on the disk. */
export function syncPath(path: string) {
  try {
    const descriptor = openSync(path, "r");
    fsyncSync(descriptor);
    closeSync(descriptor);
  } catch (error) {
    // Windows opens no folders, and syncs nothing that is open for reading.
    if (process.platform !== "win32") throw error;
  }
}
