import { BackupFault } from "@/lib/backups/backup-error";
import { makeBackup, type BackupParts } from "@/lib/backups/make-backup";
import { restoreArchive, restoreNewest } from "@/lib/backups/restore-archive";
import { BackupError } from "@/lib/database/backup/restore-backup";
import { writeBackup } from "@/lib/database/backup/write-backup";
import { CommandError } from "@/lib/database/commands/open";

/** Whether an error's message alone is enough for the operator who typed the command. */
export function isBackupFault(error: unknown): error is Error {
  return [BackupFault, BackupError, CommandError].some((type) => error instanceof type);
}

const sum = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((total, count) => total + count, 0);

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** `npm run backup` and `npm run backup -- FILE`. */
async function backupCommand(parts: BackupParts, parameters: readonly string[]) {
  const [file, ...rest] = parameters;
  if (rest.length > 0 || file?.startsWith("-"))
    throw new CommandError("Name one file at most: npm run backup, or npm run backup -- FILE");
  if (file) {
    const counts = await writeBackup(parts.database, file);
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

/** `npm run restore -- FILE` and `npm run restore -- --newest`. */
async function restoreCommand(parts: BackupParts, parameters: readonly string[]) {
  const [file, ...rest] = parameters;
  const isNewest = file === "--newest";
  if (!file || rest.length > 0 || (file.startsWith("-") && !isNewest))
    throw new CommandError(
      "Name one file: npm run restore -- FILE, or npm run restore -- --newest",
    );
  const restored = isNewest
    ? await restoreNewest(parts)
    : { ...(await restoreArchive(parts, file)), file };
  const { counts, skipped, photoFiles } = restored;
  return [
    `${sum(counts)} rows of ${counts.size} tables and ${photoFiles} files of photos are restored from ${restored.file}.`,
    ...describeSkipped(skipped),
  ];
}

/** What scripts/run/backup.mjs does with its parameters: those of restoring begin with "restore" (package.json). */
export function runBackupCommand(parts: BackupParts, parameters: readonly string[]) {
  const [action, ...rest] = parameters;
  return action === "restore" ? restoreCommand(parts, rest) : backupCommand(parts, parameters);
}
