import { getStores } from "@/lib/database/client";
import { listPhotoHashes } from "@/lib/database/photos/photo-hashes";
import { getPhotoStorage } from "@/lib/photos/store";
import { photoIdOf } from "@/lib/photo-name";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes files of photos that no record names, or that a moderator removed for good, a day after they were kept: until then a
 * request may be about to publish them. Failures are logged, and tried again the next time.
 */
export async function removeOrphanedPhotos(now = new Date()) {
  try {
    const storage = await getPhotoStorage();
    if (!storage) return;
    // Listed before the records are read: what is recorded meanwhile stays.
    const names = await storage.listBefore(new Date(now.getTime() - DAY_MS));
    const known = await listPhotoHashes((await getStores()).database, now);
    await storage.remove(names.filter((name) => !known.has(photoIdOf(name))));
  } catch (error) {
    console.error(`Files of photos: ${error instanceof Error ? error.message : "failed"}`);
  }
}
