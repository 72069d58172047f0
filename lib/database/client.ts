import "server-only";

import type { AccountStore } from "@/lib/database/connection/account-store";
import type { Database } from "@/lib/database/database";

export type Stores = {
  database: Database;
  accounts: AccountStore;
  /** For the log: the directory, or that it is a Postgres server. */
  location: string;
};

/** Route handlers, pages and instrumentation are bundled apart, but share the process, and so must share the database. */
const shared = globalThis as typeof globalThis & { chardGetStores?: () => Promise<Stores> };

/** Has this process use the stores that the start opens: whoever asks for them does not depend on how. */
export function installStores(getStores: () => Promise<Stores>) {
  shared.chardGetStores = getStores;
}

/**
 * The database of this process's records and embedded accounts, opened at the first call. In the mode "none" it has only accounts.
 * @throws DatabaseUnavailableError while it cannot be opened.
 */
export async function getStores() {
  if (!shared.chardGetStores)
    throw new Error("Nothing opens the database before the server starts.");
  return shared.chardGetStores();
}
