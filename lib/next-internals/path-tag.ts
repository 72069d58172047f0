/** The header with the tags of a response, which Next 16.4 compares with those that were invalidated; it does not send them. */
export const TAGS_HEADER = "x-next-cache-tags";

/**
 * The tag that Next 16.4 gives to every response of a path by itself, such as /restaurants/42; it calls the first page "/index". With `revalidateTag(pathTag(path), "max")` a page
 * is shown once more and renewed behind that; `revalidatePath` would let it expire at once.
 */
export function pathTag(path: string) {
  return `_N_T_${path === "/" ? "/index" : path}`;
}
