import { open, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { readArchive } from "@/lib/backups/archive";
import { BackupFault } from "@/lib/backups/backup-error";
import { decryptFile, isEncrypted } from "@/lib/backups/encryption";
import { inWorkFolder, type BackupParts } from "@/lib/backups/make-backup";
import { newestFirst } from "@/lib/backups/names";
import { restoreBackup } from "@/lib/database/backup/restore-backup";
import { withFile } from "@/lib/database/file-fault";

/** How gzip files begin: those of rows alone. */
const GZIP = Buffer.from([0x1f, 0x8b]);

async function isRowsAlone(file: string) {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(GZIP.length), 0, GZIP.length, 0);
    return buffer.equals(GZIP);
  } finally {
    await handle.close();
  }
}

async function assertFile(file: string) {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") throw new BackupFault(`There is no file ${file}.`);
    throw error;
  });
  if (found.isDirectory())
    throw new BackupFault(`${file} is a folder: name the file of a backup in it.`);
  const handle = await open(file);
  await handle.close();
}

async function decrypted(file: string, folder: string, passphrase: string | undefined) {
  if (!(await isEncrypted(file))) return file;
  if (!passphrase)
    throw new BackupFault(
      `${basename(file)} is encrypted: set CHARD_BACKUP_KEY to what it was then.`,
    );
  const plain = join(folder, "decrypted");
  await decryptFile(file, plain, passphrase);
  return plain;
}

/**
 * Restores a backup: of rows alone, or an archive of rows and photos, encrypted or not. Rows are replaced all or nothing; photos' files are
 * added to those that are there.
 */
export async function restoreArchive(
  { database, photos, passphrase, workFolder }: Omit<BackupParts, "store">,
  file: string,
) {
  await withFile("read", file, () => assertFile(file));
  if (await isRowsAlone(file)) return { ...(await restoreBackup(database, file)), photoFiles: 0 };
  return inWorkFolder(workFolder, async (folder) => {
    const rows = join(folder, "rows");
    const archive = await decrypted(file, folder, passphrase);
    const photoFiles = await readArchive(archive, rows, photos);
    return { ...(await restoreBackup(database, rows)), photoFiles };
  });
}

/** The same with the newest backup of the store; its name as well. */
export async function restoreNewest({ store, ...parts }: BackupParts) {
  const [newest] = newestFirst(await store.list());
  if (!newest) throw new BackupFault(`There is no backup in ${store.location}.`);
  return inWorkFolder(parts.workFolder, async (folder) => {
    const file = join(folder, newest.name);
    await store.get(newest.name, file);
    return { ...(await restoreArchive(parts, file)), file: newest.name };
  });
}
