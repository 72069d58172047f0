/** The types of the files that are kept, by the ending of their names; browsers take the first that they know. */
export const PHOTO_TYPES = { avif: "image/avif", webp: "image/webp" } as const;

export type PhotoEnding = keyof typeof PHOTO_TYPES;
export type PhotoType = (typeof PHOTO_TYPES)[PhotoEnding];

const ENDINGS = Object.keys(PHOTO_TYPES) as PhotoEnding[];

/** Widths of the smaller files, in pixels; the largest is as wide as the photo. */
const SMALLER_WIDTHS = [480, 960];

const NAME = /^[0-9a-f]{32}-[1-9]\d{0,3}\.(avif|webp)$/;

/** A kept photo: the hash of its files, and the size of the largest in pixels. This is what a record names. */
export type Photo = { id: string; width: number; height: number };

/** The widths of a photo's files, smallest first; none is wider than the photo. */
export function photoWidths(width: number) {
  return [...SMALLER_WIDTHS.filter((smaller) => smaller < width), width];
}

/** "…-480.avif": never used for other content, since the id is a hash of it. */
export function photoFileName(id: string, width: number, ending: PhotoEnding) {
  return `${id}-${width}.${ending}`;
}

/** The path of one file of a photo. */
export function photoPath(name: string) {
  return `/photos/${name}` as const;
}

/** The name, width and type of each file of a photo. */
export function photoFiles({ id, width }: Pick<Photo, "id" | "width">) {
  return ENDINGS.flatMap((ending) =>
    photoWidths(width).map((fileWidth) => ({
      name: photoFileName(id, fileWidth, ending),
      width: fileWidth,
      type: PHOTO_TYPES[ending],
    })),
  );
}

/** The id of the photo that a file belongs to: what its record names. */
export function photoIdOf(name: string) {
  return name.slice(0, name.indexOf("-"));
}

/** The type of the file of a photo; undefined for every text that is not the name of one, paths among them. */
export function photoTypeOf(name: string): PhotoType | undefined {
  const ending = NAME.exec(name)?.[1] as PhotoEnding | undefined;
  return ending && PHOTO_TYPES[ending];
}
