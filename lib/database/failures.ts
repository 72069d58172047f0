/** Codes of Node.js and of Postgres, and what an operator should know of each. */
const CAUSES: Record<string, string> = {
  ECONNREFUSED: "nothing listens at the host and port of DATABASE_URL",
  ENOTFOUND: "the host of DATABASE_URL has no IP address",
  EAI_AGAIN: "the host of DATABASE_URL has no IP address",
  ETIMEDOUT: "the server did not answer in time",
  ECONNRESET: "the server closed the connection",
  "28P01": "the user name or the password is wrong",
  "28000": "the server refuses this user, or wants TLS (?sslmode=require)",
  "3D000": "there is no database of that name",
  "53300": "the server has no connection left",
  "57P01": "the server is shutting down",
  "57P03": "the server is starting",
  EACCES: "this user may not write into the data directory",
  EPERM: "this user may not write into the data directory",
  EROFS: "the data directory is on a read-only file system",
  ENOSPC: "the disk is full",
};

/** The database cannot be used now; the message says why, without naming secrets. */
export class DatabaseUnavailableError extends Error {}

type Failure = { code?: string; message?: string; cause?: Failure; errors?: Failure[] };

function codeOf(failure: Failure | undefined): string | undefined {
  if (!failure) return undefined;
  if (failure.code && failure.code in CAUSES) return failure.code;
  // Drizzle wraps what the driver throws, and Node wraps one error for each IP address that was tried.
  return codeOf(failure.errors?.[0] ?? failure.cause);
}

const TIMEOUT =
  /timeout (exceeded )?when trying to connect|Connection terminated|Query read timeout/;

/** Why a database could not be opened or asked, as one sentence for its operator. */
export function explainFailure(error: unknown) {
  const failure = error as Failure;
  const code = codeOf(failure);
  if (code) return `The database is not available: ${CAUSES[code]} (${code}).`;
  const message = failure.message ?? String(error);
  if (TIMEOUT.test(message)) return `The database is not available: ${CAUSES.ETIMEDOUT}.`;
  return `The database is not available: ${message}`;
}
