import { useDeferredValue, useMemo, useState } from "react";
import { filterImages, NO_FILTERS, type GalleryFilters } from "@/lib/gallery/filter-images";
import { DEFAULT_GALLERY_SORT, sortImages, type SortId } from "@/lib/gallery/sort";
import type { GalleryImage } from "@/lib/gallery/types";

export type Layout = "grid" | "list";
export type Browse = GalleryFilters & { sort: SortId; layout: Layout };

const START: Browse = { ...NO_FILTERS, sort: DEFAULT_GALLERY_SORT, layout: "grid" };

/**
 * What the visitor chose, and the images in that choice and order. `settled` is the choice that the images follow: it is older than
 * `browse` while the list is being rendered, so that typing never waits for the list.
 */
export function useBrowse(images: GalleryImage[], liked: ReadonlySet<number>) {
  const [browse, setBrowse] = useState(START);
  const settled = useDeferredValue(browse);
  const { sort, text, tags } = settled;

  const sorted = useMemo(() => sortImages(images, sort, liked), [images, sort, liked]);
  const matches = useMemo(() => filterImages(sorted, { text, tags }), [sorted, text, tags]);

  return {
    browse,
    settled,
    matches,
    change: (part: Partial<Browse>) => setBrowse((current) => ({ ...current, ...part })),
    clearFilters: () => setBrowse((current) => ({ ...current, ...NO_FILTERS })),
  };
}
