import { openControlled } from "@/lib/database/control/database";
import { openDataDirectory } from "@/lib/database/data-directory/data-directory";
import type { Database } from "@/lib/database/database";
import { chooseDatabase, type DatabaseSettings } from "@/lib/database/mode";
import { openPostgresStores } from "@/lib/database/connection/postgres";
import { seedSamples } from "@/lib/database/samples";

/** A command cannot do what was requested; the message is one sentence for its user. */
export class CommandError extends Error {}

export type CommandTarget = {
  database: Database;
  location: string;
  /** The migrations of this version. */
  migrationsFolder?: string;
};

type Options = { settings: DatabaseSettings; directory: string; migrationsFolder: string };

/**
 * The database for a command, whether the site is running or not: a Postgres server, the embedded database of the running
 * site, or its directory.
 */
export async function openForCommand(options: Options): Promise<CommandTarget> {
  const { settings, directory, migrationsFolder } = options;
  // Commands belong to sites that npm start runs.
  const { mode, reason } = chooseDatabase({
    ...settings,
    CHARD_EMBEDDED_AUTH: settings.CHARD_EMBEDDED_AUTH ?? "local",
  });
  if (mode === "none")
    throw new CommandError(`There is no database: ${reason}. The site shows the samples of data/.`);
  if (mode === "postgres") {
    const { database } = await openPostgresStores(settings.DATABASE_URL ?? "", migrationsFolder);
    await seedSamples(database);
    return { database, location: "the database of DATABASE_URL", migrationsFolder };
  }
  const running = await openControlled(directory);
  if (running)
    return {
      database: running,
      location: `${directory}, through the running site`,
      migrationsFolder,
    };
  const { database } = await openDataDirectory(directory, migrationsFolder);
  await seedSamples(database);
  return { database, location: directory, migrationsFolder };
}
