import { useRef } from "react";
import { Button } from "@/components/ui/button";

type MoreRestaurantsProps = {
  /** How many are shown, of how many. */
  text: string;
  /** What is announced of them. */
  said: string;
  /** There are further restaurants, which may have to be fetched. */
  hasMore: boolean;
  onMore: () => Promise<void>;
  className: string;
};

/** Below a list of restaurants: how many are shown, and the button that shows more. */
export function MoreRestaurants({ text, said, hasMore, onMore, className }: MoreRestaurantsProps) {
  const total = useRef<HTMLParagraphElement>(null);

  async function showMore() {
    await onMore();
    // Without further restaurants the button is removed.
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
      {hasMore && <Button onClick={showMore}>Show more restaurants</Button>}
    </div>
  );
}
