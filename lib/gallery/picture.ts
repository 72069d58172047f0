import { narrowerThan } from "@/lib/breakpoints";

/** Widths of the smaller files beside each picture, in pixels; scripts/assets/gallery-pictures.mjs writes them. */
const AVIF_CUTS = [480, 720];
const JPEG_CUTS = [720];
const MASTER_WIDTH = 1120;

/** Reserves the space of a picture. */
export const PICTURE_SIZE = { width: MASTER_WIDTH, height: 840 };

function srcSet(name: string, extension: string, cuts: number[]) {
  const sources = cuts.map((width) => `${name}-${width}.${extension} ${width}w`);
  return [...sources, `${name}.${extension} ${MASTER_WIDTH}w`].join(", ");
}

/** The `srcset` of a picture in AVIF and in JPEG; undefined for a drawing, which is one file for every size. */
export function pictureSources(src: string) {
  if (!src.endsWith(".jpg")) return undefined;
  const name = src.slice(0, -".jpg".length);
  return { avif: srcSet(name, "avif", AVIF_CUTS), jpeg: srcSet(name, "jpg", JPEG_CUTS) };
}

/** A screen of three dots per pixel gets pictures for two: the difference is not visible and costs twice the bytes. */
const PHONE = `${narrowerThan("md")} and (min-resolution: 2.5dppx) 55vw, ${narrowerThan("md")} 92vw`;

/** The `sizes` attribute of a picture in each slot, from the widths in the layouts. */
export const PICTURE_SIZES = {
  card: `${PHONE}, ${narrowerThan("lg")} 45vw, ${narrowerThan("xl")} 30vw, 305px`,
  row: `${narrowerThan("md")} 112px, 240px`,
  slide: `${PHONE}, ${narrowerThan("lg")} 45vw, ${narrowerThan("xl")} 30vw, 413px`,
  stage: `${narrowerThan("lg")} 100vw, min(876px, 100vw - 468px)`,
} as const;

export type PictureSlot = keyof typeof PICTURE_SIZES;
