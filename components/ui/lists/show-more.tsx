import { useRef } from "react";
import { Button } from "@/components/ui/button";

type ShowMoreProps = {
  /** How many are shown, of how many. */
  text: string;
  /** What is announced of them. */
  said: string;
  /** There are further items, which may have to be fetched. */
  hasMore: boolean;
  onMore: () => void | Promise<void>;
  /** The name of the button. */
  button: string;
  className: string;
};

/** Below a list: how many of its items are shown, and the button that shows more. */
export function ShowMore({ text, said, hasMore, onMore, button, className }: ShowMoreProps) {
  const total = useRef<HTMLParagraphElement>(null);

  async function showMore() {
    await onMore();
    // Without further items the button is removed.
    if (document.activeElement === document.body) total.current?.focus();
  }

  if (!hasMore && said === "") return null;
  return (
    <div className={className}>
      <p ref={total} tabIndex={-1} className="mb-3 text-note text-ink-2">
        {text}
      </p>
      <p aria-live="polite" aria-atomic="true" className="sr-only">
        {said}
      </p>
      {hasMore && <Button onClick={showMore}>{button}</Button>}
    </div>
  );
}
