import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { photoTypeOf } from "@/lib/photo-name";
import { checkPhotoName, type PhotoStorage } from "@/lib/photos/storage";

/** Owner only, as the data directory itself. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== "ENOENT") throw error;
}

/** Puts the entries of a folder on the disk: what was renamed into it, or removed from it. */
async function syncFolder(folder: string) {
  // Windows opens no folders.
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function makeFolder(folder: string) {
  const first = await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  if (first) await syncFolder(dirname(first));
}

async function writeFile(path: string, bytes: Uint8Array) {
  const handle = await open(path, "wx", FILE_MODE);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Keeps photos as files of one folder. A file is there with all of its content or not at all, also after a power failure. */
export function localPhotoStorage(folder: string): PhotoStorage {
  const pathOf = (name: string) => join(/* turbopackIgnore: true */ folder, name);
  return {
    async put(name, bytes, type) {
      checkPhotoName(name, type);
      await makeFolder(folder);
      // Not the name of a photo: it is never read, and two uploads of one photo do not collide.
      const unfinished = pathOf(`${randomUUID()}.unfinished`);
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, pathOf(name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await syncFolder(folder);
    },

    async read(name) {
      checkPhotoName(name);
      try {
        return new Uint8Array(await readFile(pathOf(name)));
      } catch (error) {
        ignoreMissing(error as NodeJS.ErrnoException);
        return undefined;
      }
    },

    async remove(names) {
      for (const name of names) checkPhotoName(name);
      const removed = await Promise.all(
        names.map((name) => unlink(pathOf(name)).then(() => true, ignoreMissing)),
      );
      if (removed.some(Boolean)) await syncFolder(folder);
    },

    async listBefore(instant) {
      const names = await readdir(folder).catch((error) => (ignoreMissing(error), []));
      const kept: string[] = [];
      for (const name of names.filter(photoTypeOf)) {
        const file = await stat(pathOf(name)).catch(ignoreMissing);
        if (file && file.mtime < instant) kept.push(name);
      }
      return kept;
    },
  };
}
