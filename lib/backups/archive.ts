// A backup as one file: a tar archive of the rows (the file that `npm run backup -- FILE` writes) and of every photo's files.
import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { extract, pack, type Pack } from "tar-stream";
import { BackupFault } from "@/lib/backups/backup-error";
import { explainFileError, FileFault } from "@/lib/database/file-fault";
import { photoTypeOf } from "@/lib/photo-name";
import type { PhotoStorage } from "@/lib/photos/storage";

const ROWS = "rows.jsonl.gz";
const PHOTOS = "photos/";

function addEntry(archive: Pack, name: string, bytes: Uint8Array) {
  return new Promise<void>((resolve, reject) =>
    archive.entry({ name, mode: 0o600 }, Buffer.from(bytes), (error) =>
      error ? reject(error) : resolve(),
    ),
  );
}

async function addRows(archive: Pack, file: string) {
  const { size } = await stat(file);
  const entry = archive.entry({ name: ROWS, size, mode: 0o600 });
  await pipeline(createReadStream(file), entry);
}

async function fill(archive: Pack, rowsFile: string, photos: PhotoStorage | undefined) {
  await addRows(archive, rowsFile);
  let count = 0;
  // Those of now and of every time before: a date in the future includes them all.
  const names = photos ? await photos.listBefore(new Date(8.64e15)) : [];
  for (const name of names) {
    const bytes = await photos?.read(name);
    // Removed meanwhile.
    if (!bytes) continue;
    await addEntry(archive, PHOTOS + name, bytes);
    count++;
  }
  archive.finalize();
  return count;
}

/** Writes the rows of a file and all photos into an archive; the number of photos' files. */
export async function writeArchive(file: string, rowsFile: string, photos?: PhotoStorage) {
  const archive = pack();
  const written = pipeline(archive, createWriteStream(file, { mode: 0o600 }));
  const filled = fill(archive, rowsFile, photos).catch((error: Error) => {
    archive.destroy(error);
    throw error;
  });
  const [count] = await Promise.all([filled, written]);
  return count;
}

/**
 * Takes an archive apart: the rows into a file, each photo's file into the storage; the number of these.
 * @throws BackupFault for what is no archive of writeArchive, or not a whole one.
 * @throws FileFault where its parts cannot be written.
 */
export async function readArchive(file: string, rowsFile: string, photos?: PhotoStorage) {
  const entries = extract();
  const fed = pipeline(createReadStream(file), entries);
  let hasRows = false;
  let count = 0;
  try {
    for await (const entry of entries) {
      const { name } = entry.header;
      const photo = name.startsWith(PHOTOS) ? name.slice(PHOTOS.length) : "";
      const type = photoTypeOf(photo);
      if (name === ROWS) {
        await pipeline(entry, createWriteStream(rowsFile, { mode: 0o600 }));
        hasRows = true;
      } else if (type) {
        await photos?.put(photo, await buffer(entry), type);
        count++;
      } else entry.resume();
    }
    await fed;
  } catch (error) {
    await fed.catch(() => undefined);
    const fault = explainFileError(error, "written", dirname(rowsFile));
    if (fault) throw new FileFault(fault);
    throw new BackupFault(`${file} is not a whole backup: it is damaged or cut short.`, {
      cause: error,
    });
  }
  if (!hasRows) throw new BackupFault(`${file} is not a backup of this site.`);
  return count;
}
