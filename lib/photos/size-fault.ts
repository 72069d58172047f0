import { MAX_PHOTO_BYTES } from "@/lib/photos/limits";

/** What is wrong with a file by its size alone, as the id of its sentence; undefined for one that may be sent. */
export function sizeFault({ size }: File) {
  if (size === 0) return "refused.empty";
  return size > MAX_PHOTO_BYTES ? "refused.too-many-bytes" : undefined;
}
