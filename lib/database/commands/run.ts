import { CommandError, type CommandTarget } from "@/lib/database/commands/open";
import { ROLE_COMMANDS } from "@/lib/database/commands/role";
import { runShell } from "@/lib/database/commands/shell";
import { describeDatabase } from "@/lib/database/commands/status";
import { countMissingMigrations } from "@/lib/database/connection/migrate";
import { removeSamples } from "@/lib/database/samples";

type Terminal = Pick<NodeJS.Process, "stdin" | "stdout">;
export type Command = (
  target: CommandTarget,
  parameters: string[],
  terminal: Terminal,
) => Promise<string[] | number>;

const DATABASE_COMMANDS: Record<string, Command> = {
  status: async ({ database, location }) => [
    `Database: ${database.mode}, ${location}`,
    ...(await describeDatabase(database)),
  ],
  // Opening a database migrates it; the running site may be another version.
  migrate: async ({ database, migrationsFolder }) => {
    const missing = migrationsFolder
      ? await countMissingMigrations(database.asOwner, migrationsFolder)
      : 0;
    if (missing > 0)
      throw new CommandError(
        `The database lacks ${missing} ${missing === 1 ? "migration" : "migrations"} of this version: the site that runs is an older one. Restart it.`,
      );
    return ["The database has every migration of this version."];
  },
  shell: ({ database }, _parameters, { stdin, stdout }) => runShell(database, stdin, stdout),
};

const SAMPLE_COMMANDS: Record<string, Command> = {
  remove: async ({ database }) => {
    const count = await removeSamples(database);
    return [
      `${count} sample restaurants are removed, with their reviews, cities and countries, and the sample events, topics and members.`,
    ];
  },
};

export const COMMANDS: Record<string, Record<string, Command>> = {
  db: DATABASE_COMMANDS,
  samples: SAMPLE_COMMANDS,
  role: ROLE_COMMANDS,
};

/** The command of a name; `group` is that of the npm script, `more` are groups that other folders know. */
export function findCommand(
  group: string,
  name: string | undefined,
  more: Record<string, Record<string, Command>> = {},
) {
  const commands = COMMANDS[group] ?? more[group] ?? {};
  const command = name === undefined ? undefined : commands[name];
  if (command) return command;
  throw new CommandError(`Choose one: npm run ${group} -- ${Object.keys(commands).join(" | ")}`);
}
