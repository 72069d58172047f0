import "server-only";

import { join, resolve } from "node:path";
import type { Stores } from "@/lib/database/client";
import {
  DatabaseUnavailableError,
  explainFailure,
  RefusedDatabaseError,
} from "@/lib/database/failures";
import { chooseDatabase, type DatabaseSettings } from "@/lib/database/mode";
import { seedSamples } from "@/lib/database/samples";
import { waitForDatabase, withoutWaitLimit } from "@/lib/database/connection/wait-limit";

/** A database that could not be opened is tried again after this long. */
const RETRY_AFTER_MS = 5_000;

/** In development the start is loaded again when its code changes; the data directory stays open. */
const shared = globalThis as typeof globalThis & { chardOpened?: Promise<Stores> | undefined };

const mode = () => chooseDatabase(process.env as DatabaseSettings).mode;

/** The migrations, beside the server's working directory in every way to run the site. */
const migrationsFolder = () =>
  join(/* turbopackIgnore: true */ process.cwd(), "lib/database/migrations");

async function openStores(): Promise<Stores> {
  const url = process.env.DATABASE_URL;
  if (mode() === "postgres" && url) {
    const { openPostgresStores } = await import("@/lib/database/connection/postgres");
    const stores = await openPostgresStores(url, migrationsFolder());
    return { ...stores, location: "the database of DATABASE_URL" };
  }
  const { openDataDirectory } = await import("@/lib/database/data-directory/data-directory");
  const directory = resolve(/* turbopackIgnore: true */ process.env.CHARD_DATA_DIR || ".data");
  return { ...(await openDataDirectory(directory, migrationsFolder())), location: directory };
}

async function open() {
  try {
    const stores = await openStores();
    if (mode() !== "none") await seedSamples(stores.database);
    return stores;
  } catch (error) {
    throw new DatabaseUnavailableError(explainFailure(error), { cause: error });
  }
}

/** A server without its records would show the samples of the build: it ends, and its log says why. */
function endIfRefused({ cause, message }: Error) {
  if (mode() === "none" || !(cause instanceof RefusedDatabaseError)) return;
  console.error(`\n${message}`);
  process.exit(1);
}

function openOnce() {
  if (!shared.chardOpened) {
    const opening = withoutWaitLimit(open);
    shared.chardOpened = opening;
    opening.catch((error: Error) => {
      endIfRefused(error);
      console.error(error.message);
      setTimeout(() => (shared.chardOpened = undefined), RETRY_AFTER_MS).unref();
    });
  }
  return shared.chardOpened;
}

/** What `getStores` calls (lib/database/client.ts). */
export const waitForStores = () => waitForDatabase(openOnce);

/** Says where records are kept, and opens it at the start instead of at the first request. */
export function startStores() {
  const { mode, reason } = chooseDatabase(process.env as DatabaseSettings);
  const what = mode === "none" ? "none (the sample records in data/)" : mode;
  process.stdout.write(`Database: ${what}, since ${reason}\n`);
  if (mode !== "none") void waitForStores().catch(() => undefined);
}

/** Closes what was opened, so that nothing is left for the next start to recover. */
export async function closeStores() {
  const stores = await shared.chardOpened?.catch(() => undefined);
  await stores?.database.close();
}
