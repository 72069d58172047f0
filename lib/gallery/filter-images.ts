import { foldText } from "@/lib/fold-text";
import type { GalleryImage } from "@/lib/gallery/types";

export type GalleryFilters = { text: string; tags: string[] };

export const NO_FILTERS: Readonly<GalleryFilters> = { text: "", tags: [] };

type Filterable = Pick<GalleryImage, "title" | "description" | "alt" | "tags">;

/** Between two fields: no search text holds it, so none matches across them. */
const FIELD_END = "\0";

const searchTextOf = new WeakMap<Filterable, string>();

/** Folded once per image: typing in the search box folds the same images at every letter. */
function searchText(image: Filterable) {
  const known = searchTextOf.get(image);
  if (known !== undefined) return known;
  const text = foldText([image.title, image.description, image.alt].join(FIELD_END));
  searchTextOf.set(image, text);
  return text;
}

/**
 * The images whose title, description or alt text holds the search text and that have any of the tags
 * (P11.5), in the order given. Blank text and no tags let everything pass.
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

/** Whether there is anything for Clear Filters to clear. */
export function hasFilters({ text, tags }: GalleryFilters) {
  return text !== "" || tags.length > 0;
}

/** All distinct tags, in the order in which the images first name them. */
export function listTags(images: readonly Pick<GalleryImage, "tags">[]) {
  return [...new Set(images.flatMap(({ tags }) => tags))];
}

/** The tags with this one switched: taken out when it is there, else put last. */
export function toggleTag(tags: readonly string[], tag: string) {
  return tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag];
}
