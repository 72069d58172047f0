import { CommandError, type CommandTarget, type Need } from "@/lib/database/commands/open";
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
  status: async ({ database, location, missing = 0 }) => [
    `Database: ${database.mode}, ${location}`,
    ...(await describeDatabase(database)),
    ...(missing > 0
      ? [`${missing} ${missing === 1 ? "migration" : "migrations"} of this version missing`]
      : []),
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

/** Commands that nothing may follow: what does would be left out, without a word. */
const ALONE = ["db status", "db migrate", "db shell", "samples remove", "role list"];

/** What a command needs of the database (openForCommand). */
export function needOf(group: string, name: string | undefined): Need | undefined {
  if (group !== "db") return "existing";
  return name === "status" ? "as-it-is" : undefined;
}

/**
 * The command of a name; `group` is that of the npm script, `more` are groups that other folders know.
 * @throws CommandError where there is none, and for parameters after one that takes none.
 */
export function findCommand(
  group: string,
  name: string | undefined,
  parameters: readonly string[] = [],
  more: Record<string, Record<string, Command>> = {},
) {
  const commands = COMMANDS[group] ?? more[group] ?? {};
  const command = name === undefined ? undefined : commands[name];
  if (command && parameters.length > 0 && ALONE.includes(`${group} ${name}`))
    throw new CommandError(`Nothing may follow: npm run ${group} -- ${name}`);
  if (command) return command;
  throw new CommandError(`Choose one: npm run ${group} -- ${Object.keys(commands).join(" | ")}`);
}
