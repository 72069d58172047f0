const listeners = new Set<() => void>();

/** The address's fragment with its "#"; "" without one. */
export function readFragment() {
  return window.location.hash;
}

/** Calls the listener whenever the fragment changes, by Back, by a link or by `pushFragment`; for useSyncExternalStore. */
export function subscribeToFragment(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("hashchange", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("hashchange", listener);
  };
}

/**
 * Adds a step to the history that differs from the present one in its fragment only; "" drops the fragment. The page
 * does not scroll. (Setting `location.hash` would, and leaves an entry without the state that Next needs on Back.)
 */
export function pushFragment(fragment: string) {
  const { pathname, search } = window.location;
  window.history.pushState(null, "", pathname + search + fragment);
  listeners.forEach((listener) => listener());
}
