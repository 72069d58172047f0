import type { Database } from "@/lib/database/database";
import { findUnnamedPhotos } from "@/lib/database/reviews/review-photos";
import type { Photo } from "@/lib/photo-name";
import type { PhotoStorage } from "@/lib/photos/storage";
import { removePhoto } from "@/lib/photos/store";

/** Removes the files of those photos that no record names (any more). What fails stays, visible to no one. */
export async function removeUnnamedPhotos(
  database: Database,
  storage: PhotoStorage,
  photos: readonly Pick<Photo, "id" | "width">[],
) {
  try {
    for (const photo of await findUnnamedPhotos(database, photos))
      await removePhoto(storage, photo);
  } catch (error) {
    console.error("Files of a removed photo are still there:", error);
  }
}
