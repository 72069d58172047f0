import { encodePhoto } from "@/lib/photos/encode";
import type { Photo } from "@/lib/photo-name";
import { PhotoRefused } from "@/lib/photos/refusal";
import type { PhotoStorage } from "@/lib/photos/storage";
import type { Stored } from "@/lib/photos/store";

/**
 * Encodes an upload and keeps its files. The caller records the photo afterwards: files without a record are visible
 * to no one.
 * @throws PhotoRefused
 */
export async function storePhoto(storage: PhotoStorage, bytes: Uint8Array): Promise<Photo> {
  const { files, ...photo } = await encodePhoto(bytes);
  try {
    for (const { name, bytes: file, type } of files) await storage.put(name, file, type);
  } catch (cause) {
    console.error("A photo could not be kept:", cause);
    throw new PhotoRefused("not-kept", { cause });
  }
  return photo;
}

/** The same for a chosen file (lib/photos/store.ts). */
export async function storeChosen(storage: PhotoStorage, file: File): Promise<Stored> {
  try {
    return { photo: await storePhoto(storage, new Uint8Array(await file.arrayBuffer())) };
  } catch (error) {
    if (error instanceof PhotoRefused) return { refused: error };
    throw error;
  }
}
