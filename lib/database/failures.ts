import { FileFault } from "@/lib/database/file-fault";

/** The code of pgbouncer's own messages about failures between it and the server. */
const POOLER = "08P01";

/** Codes of Node.js and of Postgres, and what an operator should know of each. */
const CAUSES: Record<string, string> = {
  ECONNREFUSED: "nothing listens at the host and port of DATABASE_URL",
  ENOTFOUND: "the host of DATABASE_URL has no IP address",
  EAI_AGAIN: "the host of DATABASE_URL has no IP address",
  ETIMEDOUT: "the server did not respond in time",
  EHOSTUNREACH: "the host of DATABASE_URL cannot be reached",
  ECONNRESET: "the server closed the connection",
  EPIPE: "the server closed the connection",
  "08006": "the server closed the connection",
  [POOLER]: "the pooler at DATABASE_URL has no connection to the server",
  "28P01": "the user name or the password is wrong",
  "28000": "the server refuses this user, or wants TLS (?sslmode=require)",
  "3D000": "there is no database of that name",
  "53300": "the server has no connection left",
  "57014": "the server did not respond in time",
  "57P01": "the server is shutting down",
  "57P02": "the server has crashed, and starts anew",
  "57P03": "the server is starting",
  EACCES: "this user may not write into the data directory",
  EPERM: "this user may not write into the data directory",
  EROFS: "the data directory is on a read-only file system",
  ENOSPC: "the disk is full",
  EIO: "the disk has failed",
};

/** What the embedded Postgres says of its files, under codes that have other meanings as well. */
const FILE_FAULT =
  /^could not .*: (Read-only file system|Operation not permitted|Permission denied|No space left on device|I\/O error|Input\/output error)$/;
const FILE_CODES: Record<string, string> = {
  "Read-only file system": "EROFS",
  "Operation not permitted": "EPERM",
  "Permission denied": "EACCES",
  "No space left on device": "ENOSPC",
  "I/O error": "EIO",
  "Input/output error": "EIO",
};

/** The database cannot be used now; the message says why, without naming secrets. */
export class DatabaseUnavailableError extends Error {}

/** The database is not one that this version may use, and trying again changes nothing; the message says what to do. */
export class RefusedDatabaseError extends Error {}

type Failure = { code?: string; message?: string; cause?: Failure; errors?: Failure[] };

/** The failure with a code that says what is wrong. */
function rootOf(failure: Failure | undefined): (Failure & { code: string }) | undefined {
  if (!failure) return undefined;
  const { message = "" } = failure;
  const code = FILE_CODES[FILE_FAULT.exec(message)?.[1] ?? ""] ?? failure.code;
  if (code && code in CAUSES) return { ...failure, code, message };
  // Drizzle wraps what the driver throws, and Node wraps one error for each IP address that was tried.
  return rootOf(failure.errors?.[0] ?? failure.cause);
}

/** What the driver says without a code. */
const TIMEOUT = /timeout (exceeded )?when trying to connect|Connection terminated/;
const CLOSED = /Client was closed|Client has encountered a connection error/;

/** Whether an error says that the database is unavailable, and not that the statement is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailableError || rootOf(error as Failure)) return true;
  return TIMEOUT.test(error.message) || CLOSED.test(error.message) || isUnavailable(error.cause);
}

/** Why a database could not be opened or asked, or a file not used, as one sentence for its operator. */
export function explainFailure(error: unknown) {
  if (error instanceof RefusedDatabaseError || error instanceof FileFault) return error.message;
  const failure = error as Failure;
  const root = rootOf(failure);
  if (root) {
    const said = root.code === POOLER ? `: ${root.message}` : "";
    return `The database is not available: ${CAUSES[root.code]} (${root.code}${said}).`;
  }
  const message = failure.message ?? String(error);
  if (TIMEOUT.test(message)) return `The database is not available: ${CAUSES.ETIMEDOUT}.`;
  return `The database is not available: ${message}`;
}
