/** An address under `public/` with the picture's own size in pixels. */
export type Picture = { src: string; alt: string; width: number; height: number };
