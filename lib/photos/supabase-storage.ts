import { MAX_PHOTO_BYTES } from "@/lib/photos/limits";
import { PHOTO_TYPES, photoTypeOf } from "@/lib/photo-name";
import { checkPhotoName, type PhotoStorage } from "@/lib/photos/storage";
import { supabaseBucket } from "@/lib/supabase/bucket";

const BUCKET = "photos";

/** Keeps photos in the bucket "photos" of a Supabase project. Browsers get them from this site, as from a folder. */
export function supabasePhotoStorage(url: string, secretKey: string): PhotoStorage {
  const bucket = supabaseBucket({
    url,
    secretKey,
    name: BUCKET,
    allowedMimeTypes: Object.values(PHOTO_TYPES),
    maxBytes: MAX_PHOTO_BYTES,
  });
  return {
    async put(name, bytes, type) {
      checkPhotoName(name, type);
      await bucket.upload(name, bytes, type);
    },
    async read(name) {
      checkPhotoName(name);
      return bucket.download(name);
    },
    async remove(names) {
      for (const name of names) checkPhotoName(name);
      await bucket.remove(names);
    },
    async listBefore(instant) {
      const files = await bucket.list();
      return files
        .filter(({ name, at }) => photoTypeOf(name) && at < instant)
        .map(({ name }) => name);
    },
  };
}
