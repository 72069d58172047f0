import { mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { writeArchive } from "@/lib/backups/archive";
import { encryptFile } from "@/lib/backups/encryption";
import { backupName } from "@/lib/backups/names";
import { backupsToRemove } from "@/lib/backups/rotation";
import type { BackupStore } from "@/lib/backups/store";
import { noteBackup, noteFailedBackup } from "@/lib/database/backup/last-backup";
import { writeBackup } from "@/lib/database/backup/write-backup";
import type { Database } from "@/lib/database/database";
import { withFile } from "@/lib/database/file-fault";
import type { PhotoStorage } from "@/lib/photos/storage";

export type BackupParts = {
  database: Database;
  photos: PhotoStorage | undefined;
  store: BackupStore;
  /** Encrypts it, if there is one. */
  passphrase: string | undefined;
  /** Where unfinished files are: on the disk, since they may be large. */
  workFolder: string;
};

/** A folder for unfinished files, which is gone when `work` has ended. */
export async function inWorkFolder<T>(parent: string, work: (folder: string) => Promise<T>) {
  const folder = await withFile("written", parent, async () => {
    await mkdir(parent, { recursive: true, mode: 0o700 });
    return mkdtemp(join(parent, "backup-"));
  });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function make({ database, photos, store, passphrase, workFolder }: BackupParts, now: Date) {
  const name = backupName(now, Boolean(passphrase));
  return inWorkFolder(workFolder, async (folder) => {
    const rows = join(folder, "rows");
    const archive = join(folder, "archive");
    const file = passphrase ? join(folder, "encrypted") : archive;
    const photoFiles = await withFile("written", folder, async () => {
      await writeBackup(database, rows);
      const count = await writeArchive(archive, rows, photos);
      if (passphrase) await encryptFile(archive, file, passphrase);
      return count;
    });
    await store.put(name, file);
    const made = {
      file: name,
      location: store.location,
      bytes: (await stat(file)).size,
      photoFiles,
    };
    await noteBackup(database, made);
    return made;
  });
}

/** Removes the backups that the rotation no longer keeps. */
async function removeOldBackups(store: BackupStore) {
  const old = backupsToRemove(await store.list());
  for (const name of old) await store.remove(name);
  return old;
}

/** Makes a backup of rows and photos, and then removes old ones; a failure is in the audit log, too. */
export async function makeBackup(parts: BackupParts, now = new Date()) {
  try {
    const made = await make(parts, now);
    return { ...made, removed: await removeOldBackups(parts.store) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown";
    await noteFailedBackup(parts.database, reason).catch(() => undefined);
    throw error;
  }
}
