import type { Inspected } from "@/lib/database/commands/inspect";

const DAY_MS = 24 * 60 * 60 * 1000;

type Facts = {
  version: string;
  /** Lines about settings that are gone or unknown. */
  outdated: readonly string[];
  /** Names of new settings that are not set. */
  added: readonly string[];
  /** Undefined where there is no database. */
  database: Inspected | undefined;
  now: Date;
};

function describeDatabase(database: Inspected | undefined, now: Date) {
  if (!database) return { lines: ["Database: none."], isReady: true };
  if (database.isNew) return { lines: ["Database: new."], isReady: true };
  const { missing, lastBackup } = database;
  if (missing === 0) return { lines: ["Database: nothing will change."], isReady: true };
  const isFresh = lastBackup !== undefined && now.getTime() - lastBackup.getTime() < DAY_MS;
  const what = `Database: ${missing} ${missing === 1 ? "migration" : "migrations"} will be applied at the start. They cannot be taken back.`;
  const made = lastBackup
    ? `The last backup is of ${lastBackup.toISOString()}`
    : "There is no backup";
  return {
    lines: isFresh
      ? [what, `${made}.`]
      : [what, `${made}: make one with the version that runs now, by npm run backup.`],
    isReady: isFresh,
  };
}

/** What an operator should know before this version starts; not ready: something has to be done first. */
export function upgradeReport({ version, outdated, added, database, now }: Facts) {
  const { lines, isReady } = describeDatabase(database, now);
  return {
    isReady: isReady && outdated.length === 0,
    lines: [
      `Version ${version}. What an operator has to do is in CHANGELOG.md.`,
      ...(outdated.length > 0 ? outdated : ["Settings: all are known."]),
      ...(added.length > 0 ? [`New and not set: ${added.join(", ")}.`] : []),
      ...lines,
    ],
  };
}
