import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** One statement, as a line of JSON. */
export type StatementMessage = { text: string; values: unknown[] };

/** Its result, as a line of JSON: every value as Postgres writes it, for the client to parse by the column's type. */
export type ResultMessage = {
  fields: { name: string; dataTypeID: number }[];
  rows: (string | null)[][];
  rowCount: number;
};

export type ErrorMessage = { error: { message: string; code?: string | undefined } };

/** The kernel's limit for the path of a Unix socket is 108 bytes on Linux and 104 on macOS. */
const MAX_PATH_BYTES = 100;

/** Where the process that has a data directory open listens for commands: a Unix socket, or a named pipe on Windows. */
export function controlPath(directory: string) {
  const name = `chard-${createHash("sha256").update(directory).digest("hex").slice(0, 16)}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  const inside = join(directory, "control.sock");
  return Buffer.byteLength(inside) <= MAX_PATH_BYTES ? inside : join(tmpdir(), `${name}.sock`);
}
