import { BackupFault } from "@/lib/backups/backup-error";
import { makeBackup, type BackupParts } from "@/lib/backups/make-backup";
import { restoreArchive, restoreNewest } from "@/lib/backups/restore-archive";
import { BackupError } from "@/lib/database/backup/restore-backup";
import { writeBackup } from "@/lib/database/backup/write-backup";
import { CommandError } from "@/lib/database/commands/open";
import { FileFault, withFile } from "@/lib/database/file-fault";

/** Whether an error's message alone is enough for the operator who typed the command. */
export function isBackupFault(error: unknown): error is Error {
  return [BackupFault, BackupError, CommandError, FileFault].some((type) => error instanceof type);
}

const sum = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((total, count) => total + count, 0);

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** What a command line asks for. `file` undefined: the settings say where backups are. */
export type BackupArguments = { isRestore: boolean; file: string | undefined };

const NEWEST = "--newest";

/**
 * What `npm run backup`, `npm run backup -- FILE`, `npm run restore -- FILE` and `npm run restore -- --newest` ask for: the parameters of
 * restoring begin with "restore" (package.json).
 * @throws CommandError for every other command line, before anything is opened.
 */
export function readBackupArguments(parameters: readonly string[]): BackupArguments {
  const isRestore = parameters[0] === "restore";
  const [file, ...rest] = isRestore ? parameters.slice(1) : parameters;
  const isNewest = isRestore && file === NEWEST;
  if ((isRestore && !file) || rest.length > 0 || (file?.startsWith("-") && !isNewest))
    throw new CommandError(
      isRestore
        ? "Name one file: npm run restore -- FILE, or npm run restore -- --newest"
        : "Name one file at most: npm run backup, or npm run backup -- FILE",
    );
  return { isRestore, file: isNewest ? undefined : file };
}

async function backupCommand(parts: BackupParts, file: string | undefined) {
  if (file) {
    const counts = await withFile("written", file, () => writeBackup(parts.database, file));
    return [`${sum(counts)} rows of ${counts.size} tables are in ${file}. Photos are not.`];
  }
  const { file: name, location, bytes, photoFiles, removed } = await makeBackup(parts);
  return [
    `${name} is in ${location}: ${megabytes(bytes)}, with ${photoFiles} files of photos${parts.passphrase ? ", encrypted" : ""}.`,
    ...(removed.length > 0 ? [`Removed: ${removed.join(", ")}.`] : []),
  ];
}

/** Accounts that belong to Supabase are not replaced. */
function describeSkipped(skipped: ReadonlyMap<string, number>) {
  if (skipped.size === 0) return [];
  const tables = [...skipped].map(([table, count]) => `${table} (${count})`).join(", ");
  return [
    `Left out, since accounts here are Supabase's own, and their ids are unknown here: ${tables}.`,
    "What these accounts wrote, and may stand without them, is signed as a former member's.",
  ];
}

async function restoreCommand(parts: BackupParts, file: string | undefined) {
  const restored = file
    ? { ...(await restoreArchive(parts, file)), file }
    : await restoreNewest(parts);
  const { counts, skipped, photoFiles } = restored;
  return [
    `${sum(counts)} rows of ${counts.size} tables and ${photoFiles} files of photos are restored from ${restored.file}.`,
    ...describeSkipped(skipped),
  ];
}

/** Does what a command line asks for; lines about what was done. */
export function runBackupCommand(parts: BackupParts, { isRestore, file }: BackupArguments) {
  return isRestore ? restoreCommand(parts, file) : backupCommand(parts, file);
}
