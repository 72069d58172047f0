import { ageOf } from "@/lib/desk/ages";

export type LastBackup = { at: Date; file: string; location: string; bytes: number };

export type BackupNote = { text: string; isWarning: boolean };

/** A daily backup may fail once, and be late once. */
const LATE_MS = 2 * 24 * 60 * 60 * 1000;

function sizeOf(bytes: number) {
  return bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} KB`
    : `${Math.round(bytes / 1_000_000)} MB`;
}

/**
 * What the desk says of backups: a warning where the server is set to make them daily and the last one is older than two days, or there is
 * none two days after the site was set up.
 */
export function backupNote(
  last: LastBackup | undefined,
  { isDaily, since, now }: { isDaily: boolean; since: Date; now: Date },
): BackupNote {
  const isLate = now.getTime() - (last?.at ?? since).getTime() > LATE_MS;
  const made = last
    ? `The last backup was made ${ageOf(last.at, now)} ago: ${last.file}, ${sizeOf(last.bytes)}, in ${last.location}.`
    : "There is no backup yet.";
  if (!isDaily)
    return { text: `${made} None are scheduled: CHARD_BACKUP is not set.`, isWarning: false };
  if (!isLate) return { text: made, isWarning: false };
  return {
    text: `${made} The server should make one daily: its log says why it did not.`,
    isWarning: true,
  };
}
