import { useEffect, useState } from "react";

const PAUSE_MS = 600;

/** A value once it has stayed the same for a moment, such as when the typing pauses. */
export function usePaused<T extends string | boolean>(value: T): T {
  const [paused, setPaused] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);

  return paused;
}
