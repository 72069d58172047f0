import { foldText } from "@/lib/strings/fold-text";
import type { GalleryImage } from "@/lib/gallery/types";

export type GalleryFilters = { text: string; tags: string[] };

export const NO_FILTERS: Readonly<GalleryFilters> = { text: "", tags: [] };

type Filterable = Pick<GalleryImage, "title" | "description" | "alt" | "tags">;

/** Separates fields. No search text contains it, so none matches across two fields. */
const FIELD_END = "\0";

const searchTextOf = new WeakMap<Filterable, string>();

/** Cached per image: typing in the search box needs it at every letter. */
function searchText(image: Filterable) {
  const known = searchTextOf.get(image);
  if (known !== undefined) return known;
  const text = foldText([image.title, image.description, image.alt].join(FIELD_END));
  searchTextOf.set(image, text);
  return text;
}

/**
 * The images whose title, description or alt text contains the search text and that have any of the tags
 * (P11.5), in the order given. Blank text and no tags match all.
 */
export function filterImages<T extends Filterable>(images: readonly T[], filters: GalleryFilters) {
  const wanted = foldText(filters.text.replaceAll(FIELD_END, " ")).trim();
  const { tags } = filters;
  return images.filter(
    (image) =>
      (wanted === "" || searchText(image).includes(wanted)) &&
      (tags.length === 0 || tags.some((tag) => image.tags.includes(tag))),
  );
}

/** Whether Clear Filters is shown (P11.4). */
export function hasFilters({ text, tags }: GalleryFilters) {
  return text !== "" || tags.length > 0;
}

/** All distinct tags, in the order of their first image. */
export function listTags(images: readonly Pick<GalleryImage, "tags">[]) {
  return [...new Set(images.flatMap(({ tags }) => tags))];
}

/** The tags without this one, or with it at the end. */
export function toggleTag(tags: readonly string[], tag: string) {
  return tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag];
}
