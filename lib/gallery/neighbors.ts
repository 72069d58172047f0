import type { GalleryImage } from "@/lib/gallery/types";

/**
 * An image's position in the list and its neighbors, wrapping around at both ends. `isFirst` and `isLast`
 * disable the buttons (P11.10). Undefined for an image that is not in the list.
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
