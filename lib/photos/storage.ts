import { photoTypeOf, type PhotoType } from "@/lib/photo-name";

/**
 * Where the files of photos are kept, by name. Only encoded files ever come here. Every method rejects names that are not
 * those of photos, and fails with an Error when the storage does.
 */
export type PhotoStorage = {
  /** Settles once the file would survive a power failure. Again with the same name: the same content, no error. */
  put(name: string, bytes: Uint8Array, type: PhotoType): Promise<void>;
  /** Undefined without such a file. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** No error where there is no such file. */
  remove(names: readonly string[]): Promise<void>;
  /** The names of the files that were kept before an instant. */
  listBefore(instant: Date): Promise<string[]>;
};

/** @throws RangeError for what is not the name of a photo's file, or of another type. */
export function checkPhotoName(name: string, type = photoTypeOf(name)) {
  const known = photoTypeOf(name);
  if (!known || known !== type) throw new RangeError("This is not the name of a photo's file.");
}
