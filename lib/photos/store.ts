import { photoFiles, type Photo } from "@/lib/photo-name";
import type { PhotoRefused } from "@/lib/photos/refusal";
import type { PhotoStorage } from "@/lib/photos/storage";

/** What became of a chosen file: the photo, or why it was refused. */
export type Stored = { photo: Photo } | { refused: Pick<PhotoRefused, "reason" | "message"> };

type StoreChosen = (storage: PhotoStorage, file: File) => Promise<Stored>;

/** Route handlers, pages and instrumentation are bundled apart, but share the process. */
const shared = globalThis as typeof globalThis & { chardStoreChosen?: StoreChosen };

/** Has this process encode photos so: the actions that take them do not depend on how. */
export function installPhotoEncoder(storeChosen: StoreChosen) {
  shared.chardStoreChosen = storeChosen;
}

/** Encodes a chosen file and keeps its files, or says why it was refused. The caller records the photo afterwards. */
export async function tryToStore(storage: PhotoStorage, file: File) {
  if (!shared.chardStoreChosen) throw new Error("Nothing encodes photos before the server starts.");
  return shared.chardStoreChosen(storage, file);
}

/**
 * Removes the files of a photo. The same picture uploaded twice has the same files: call it only when no record names the
 * id any more.
 */
export async function removePhoto(storage: PhotoStorage, photo: Pick<Photo, "id" | "width">) {
  await storage.remove(photoFiles(photo).map(({ name }) => name));
}
