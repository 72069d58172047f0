import type { GalleryImage } from "@/lib/gallery/types";

/**
 * Where an image stands in the list and what is beside it, going round at both ends. The ends are
 * told, since the buttons are disabled there (P11.10). Undefined for an image that is not in the list.
 */
export function neighborsOf(images: readonly GalleryImage[], id: number) {
  const index = images.findIndex((image) => image.id === id);
  const previous = images.at(index - 1);
  const next = images[(index + 1) % images.length];
  if (index === -1 || !previous || !next) return undefined;
  return {
    position: index + 1,
    previous,
    next,
    isFirst: index === 0,
    isLast: index === images.length - 1,
  };
}
