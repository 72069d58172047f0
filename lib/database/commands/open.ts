import { inspectOpened } from "@/lib/database/commands/inspect";
import { openControlled } from "@/lib/database/control/database";
import { openDataDirectory } from "@/lib/database/data-directory/data-directory";
import { findDatabaseFiles } from "@/lib/database/data-directory/data-files";
import type { Database } from "@/lib/database/database";
import { chooseDatabase, type DatabaseSettings } from "@/lib/database/mode";
import { openPostgresStores } from "@/lib/database/connection/postgres";
import { seedSamples } from "@/lib/database/samples";

/** A command cannot do what was requested; the message is one sentence for its user. */
export class CommandError extends Error {}

/**
 * What a command needs. By default a database is made where there is none, and brought to the schema of this version. "existing": it has
 * to be there. "as-it-is": it stays in the schema that it has, too, so that a backup can be made before a new version changes it.
 */
export type Need = "existing" | "as-it-is";

export type CommandTarget = {
  database: Database;
  location: string;
  /** The migrations of this version. */
  migrationsFolder?: string;
  /** How many of them the database lacks, where it was opened as it is. */
  missing?: number;
};

type Options = {
  settings: DatabaseSettings;
  directory: string;
  migrationsFolder: string;
  need?: Need | undefined;
};

const noDatabase = (location: string) =>
  new CommandError(`Nothing of the site is in ${location} yet: npm start makes its database.`);

/** A database that was opened without migrations, and how many it lacks. */
async function asItIs(
  target: CommandTarget & { migrationsFolder: string },
): Promise<CommandTarget & { missing: number }> {
  const { database, location, migrationsFolder } = target;
  try {
    const { isNew, missing } = await inspectOpened(database, migrationsFolder);
    if (isNew) throw noDatabase(location);
    return { ...target, missing };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openServer({ settings, migrationsFolder, need }: Options): Promise<CommandTarget> {
  const url = settings.DATABASE_URL ?? "";
  const location = "the database of DATABASE_URL";
  if (need) {
    const { database } = await openPostgresStores(url, undefined);
    const target = await asItIs({ database, location, migrationsFolder });
    if (need === "as-it-is") return target;
    await database.close();
  }
  const { database } = await openPostgresStores(url, migrationsFolder);
  await seedSamples(database);
  return { database, location, migrationsFolder };
}

async function openDirectory({
  directory,
  migrationsFolder,
  need,
}: Options): Promise<CommandTarget> {
  const running = await openControlled(directory);
  if (running)
    return {
      database: running,
      location: `${directory}, through the running site`,
      migrationsFolder,
    };
  const files = need && (await findDatabaseFiles(directory));
  if (need && !files) throw noDatabase(directory);
  if (need === "as-it-is") {
    const { database } = await openDataDirectory(directory, undefined);
    return asItIs({ database, location: directory, migrationsFolder });
  }
  const { database } = await openDataDirectory(directory, migrationsFolder);
  await seedSamples(database);
  return { database, location: directory, migrationsFolder };
}

/**
 * The database for a command, whether the site is running or not: a Postgres server, the embedded database of the running
 * site, or its directory.
 */
export async function openForCommand(options: Options): Promise<CommandTarget> {
  const { settings } = options;
  // Commands belong to sites that npm start runs.
  const { mode, reason } = chooseDatabase({
    ...settings,
    CHARD_EMBEDDED_AUTH: settings.CHARD_EMBEDDED_AUTH ?? "local",
  });
  if (mode === "none")
    throw new CommandError(`There is no database: ${reason}. The site shows the samples of data/.`);
  return mode === "postgres" ? openServer(options) : openDirectory(options);
}
