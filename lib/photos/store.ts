import { photoFiles, type Photo } from "@/lib/photo-name";
import type { PhotoRefused } from "@/lib/photos/refusal";
import type { PhotoStorage } from "@/lib/photos/storage";

/** What became of a chosen file: the photo, or why it was refused. */
export type Stored = { photo: Photo } | { refused: Pick<PhotoRefused, "reason" | "sentence"> };

type Photos = {
  chooseStorage: () => Promise<PhotoStorage | undefined>;
  storeChosen: (storage: PhotoStorage, file: File) => Promise<Stored>;
};

/** Route handlers, pages and instrumentation are bundled apart, but share the process. */
const shared = globalThis as typeof globalThis & { chardPhotos?: Photos };

/** Has this process keep and encode photos so: who takes or shows them does not depend on how. */
export function installPhotos(photos: Photos) {
  shared.chardPhotos = photos;
}

/**
 * Where this site keeps photos: with its accounts, in the Supabase project or on this machine (P14.26). Undefined where it
 * keeps none: without a database, with a Supabase project whose secret key this server does not have, and during a build.
 */
export async function getPhotoStorage() {
  return shared.chardPhotos?.chooseStorage();
}

/** Encodes a chosen file and keeps its files, or says why it was refused. The caller records the photo afterwards. */
export async function tryToStore(storage: PhotoStorage, file: File) {
  if (!shared.chardPhotos) throw new Error("Nothing encodes photos before the server starts.");
  return shared.chardPhotos.storeChosen(storage, file);
}

/**
 * Removes the files of a photo. The same picture uploaded twice has the same files: call it only when no record names the
 * id any more.
 */
export async function removePhoto(storage: PhotoStorage, photo: Pick<Photo, "id" | "width">) {
  await storage.remove(photoFiles(photo).map(({ name }) => name));
}
