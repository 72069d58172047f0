import { copyFile, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BackupStore } from "@/lib/backups/store";
import { withFile } from "@/lib/database/file-fault";

async function sync(file: string) {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Backups in a folder, for its owner alone. */
export function folderStore(folder: string): BackupStore {
  return {
    location: folder,
    list: () =>
      withFile("read", folder, async () => {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        return readdir(folder);
      }),
    put: (name, file) =>
      withFile("written", folder, async () => {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const partial = join(folder, `${name}.partial`);
        await copyFile(file, partial);
        await sync(partial);
        await rename(partial, join(folder, name));
      }),
    get: (name, file) =>
      withFile("read", join(folder, name), () => copyFile(join(folder, name), file)),
    remove: (name) => withFile("written", folder, () => rm(join(folder, name), { force: true })),
  };
}
