import { useTexts } from "#texts";
import { useDeferredValue } from "react";
import { useFirstNew } from "@/components/ui/lists/use-first-new";
import english from "@/lib/messages/en/near-me/near-me.json";

/** The part of a list that is shown, and how it gets longer. */
export type ShownPart = {
  /** How many entries are shown at most. */
  count: number;
  /** How many restaurants the whole list has, where not all of its entries are loaded. */
  of?: number | undefined;
  /** There are further ones, which may have to be fetched. */
  hasMore: boolean;
  onMore: () => Promise<void>;
};

type EntriesToShow<Entry> = ShownPart & {
  entries: readonly Entry[];
  /** How many restaurants an entry stands for. */
  sizeOf?: (entry: Entry) => number;
  /** How many elements of the list it is. */
  itemsOf?: (entry: Entry) => number;
};

const one = () => 1;

function total<Entry>(entries: readonly Entry[], of: (entry: Entry) => number) {
  return entries.reduce((sum, entry) => sum + of(entry), 0);
}

/**
 * The entries that a list shows, and what is below it: how many restaurants they are, and the button that shows more. A press on it
 * is painted before the further ones are rendered; then the first of them takes the focus. `list` is the list's element.
 */
export function useShownRestaurants<List extends HTMLElement, Entry>(props: EntriesToShow<Entry>) {
  const t = useTexts("near-me", english);
  const { entries, count, of, hasMore, onMore, sizeOf = one, itemsOf = one } = props;
  const rendered = useDeferredValue(count);
  const shown = entries.slice(0, rendered);
  const isRendering = shown.length < Math.min(count, entries.length);
  const all = of ?? total(entries, sizeOf);
  const text = t("shown", { shown: total(shown, sizeOf), all });
  const { list, said, expectMore } = useFirstNew<List>({ shown: total(shown, itemsOf), text });

  function showMore() {
    expectMore();
    return onMore();
  }

  // The pressed button keeps the focus until the further ones are there.
  return {
    shown,
    list,
    more: { text, said, hasMore: hasMore || isRendering, onMore: showMore },
  };
}
