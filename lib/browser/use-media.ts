import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query of lib/breakpoints matches; not in prerendered HTML, nor without a query. */
export function useMedia(query: string | undefined) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (query === undefined) return () => undefined;
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => query !== undefined && window.matchMedia(query).matches,
    () => false,
  );
}
