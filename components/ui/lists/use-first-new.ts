import { useEffect, useRef, useState } from "react";

type Items = {
  /** How many are shown. */
  shown: number;
  /** The words for how many of how many are shown. */
  text: string;
};

/**
 * After a press for more items the focus goes to the first new one's link, and `said` is the text for a live region. `list` is the
 * element whose children are the items.
 */
export function useFirstNew<List extends HTMLElement>({ shown, text }: Items) {
  const list = useRef<List>(null);
  const before = useRef<number>(undefined);
  const [said, setSaid] = useState("");

  useEffect(() => {
    const first = before.current;
    if (first === undefined || shown <= first) return;
    before.current = undefined;
    list.current?.children[first]?.querySelector<HTMLElement>("a, button")?.focus();
    setSaid(text);
  }, [shown, text]);

  function expectMore() {
    before.current = shown;
  }

  return { list, said, expectMore };
}
