import "server-only";

import { unstable_rethrow } from "next/navigation";
import { getStores } from "@/lib/database/client";
import { findFirstDay, findLastBackup } from "@/lib/database/backup/last-backup";
import { backupNote } from "@/lib/desk/operation/backup-note";
import { getRole } from "@/lib/desk/queries";
import { VERSION } from "@/lib/version";

async function readOperation(now: Date) {
  const role = await getRole();
  if (!role) return undefined;
  const { database } = await getStores();
  const last = await findLastBackup(database);
  const since = await findFirstDay(database, now);
  const isDaily = process.env.CHARD_BACKUP === "daily";
  return { version: VERSION, backup: backupNote(last, { isDaily, since, now }) };
}

/**
 * The version of the site and its last backup, for accounts with a role; undefined for all others, and where neither can be read: the page
 * itself says that then.
 */
export async function getOperation(now: Date) {
  try {
    return await readOperation(now);
  } catch (error) {
    unstable_rethrow(error);
    return undefined;
  }
}
