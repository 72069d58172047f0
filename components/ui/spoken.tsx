import type { ReactNode } from "react";

/** What a message has between <spoken> and </spoken>: words for screen readers alone. */
export function spoken(words: ReactNode) {
  return (
    <span key="spoken" className="sr-only">
      {words}
    </span>
  );
}
