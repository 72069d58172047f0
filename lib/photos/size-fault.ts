import { MAX_PHOTO_BYTES } from "@/lib/photos/limits";
import { PhotoRefused } from "@/lib/photos/refusal";

/** What is wrong with a file by its size alone, as a sentence; undefined for one that may be sent. */
export function sizeFault({ size }: File) {
  if (size === 0) return new PhotoRefused("empty").message;
  return size > MAX_PHOTO_BYTES ? new PhotoRefused("too-many-bytes").message : undefined;
}
