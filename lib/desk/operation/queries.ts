import "server-only";

import { getStores } from "@/lib/database/client";
import { findFirstDay, findLastBackup } from "@/lib/database/backup/last-backup";
import { backupNote } from "@/lib/desk/operation/backup-note";
import { VERSION } from "@/lib/version";

/** The version of the site and its last backup, for accounts with a role (P14.441). */
export async function getOperation(now: Date) {
  const { database } = await getStores();
  const last = await findLastBackup(database);
  const since = await findFirstDay(database, now);
  const isDaily = process.env.CHARD_BACKUP === "daily";
  return { version: VERSION, backup: backupNote(last, { isDaily, since, now }) };
}
