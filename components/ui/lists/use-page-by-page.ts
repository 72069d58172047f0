import { useState } from "react";

/** Items rendered at a time, unless said otherwise. Every list of samples fits; a search in thousands of records stays fast. */
const PAGE_SIZE = 60;

/**
 * The first pages of a list, and a function that adds one. `criteria` is the selection that produced the list, compared by
 * identity: a different one starts at the first page again.
 */
export function usePageByPage<T>(items: readonly T[], criteria: unknown, size = PAGE_SIZE) {
  const [drawn, setDrawn] = useState({ criteria, count: size });
  const count = drawn.criteria === criteria ? drawn.count : size;
  return {
    shown: items.slice(0, count),
    hasMore: items.length > count,
    showMore: () => setDrawn({ criteria, count: count + size }),
  };
}
