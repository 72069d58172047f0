import { useState } from "react";

/** Items drawn at a time: every sample list at once, and never thousands after one letter. */
const PAGE_SIZE = 60;

/**
 * The first pages of a list, and the way to one more. `criteria` is the choice that led to the list, compared by identity:
 * another one starts at the first page again.
 */
export function usePageByPage<T>(items: readonly T[], criteria: unknown) {
  const [drawn, setDrawn] = useState({ criteria, count: PAGE_SIZE });
  const count = drawn.criteria === criteria ? drawn.count : PAGE_SIZE;
  return {
    shown: items.slice(0, count),
    hasMore: items.length > count,
    showMore: () => setDrawn({ criteria, count: count + PAGE_SIZE }),
  };
}
