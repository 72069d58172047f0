/** A path under `public/` with the picture's size in pixels. */
export type Picture = { src: string; alt: string; width: number; height: number };
