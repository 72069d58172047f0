import { useEffect, useState } from "react";

/** Longer than between two letters: a screen reader drops what it has not yet said at the next key. */
const PAUSE_MS = 700;

/**
 * A text that is announced after a pause in typing. Its key is the typed text: the same text for another input is announced
 * again.
 */
export function AfterPause({ text }: { text: string }) {
  const [isPause, setIsPause] = useState(false);

  useEffect(() => {
    const timer = window.setTimeout(() => setIsPause(true), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, []);

  return isPause ? text : null;
}
