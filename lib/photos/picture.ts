import {
  photoFileName,
  photoPath,
  photoWidths,
  type Photo,
  type PhotoEnding,
} from "@/lib/photo-name";

function srcSet({ id, width }: Photo, ending: PhotoEnding) {
  return photoWidths(width)
    .map((fileWidth) => `${photoPath(photoFileName(id, fileWidth, ending))} ${fileWidth}w`)
    .join(", ");
}

/** For a `<picture>`: a source of AVIF, and an image of WebP, which every supported browser can show. */
export function photoSources(photo: Photo) {
  return {
    avif: srcSet(photo, "avif"),
    webp: srcSet(photo, "webp"),
    src: photoPath(photoFileName(photo.id, photo.width, "webp")),
  };
}
