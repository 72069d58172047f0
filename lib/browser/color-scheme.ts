import { useSyncExternalStore } from "react";

export type ColorScheme = "light" | "dark";

const DARK = "(prefers-color-scheme: dark)";

/** Calls back when the theme that the page shows may have changed; returns how to stop. */
export function subscribeToColorScheme(notify: () => void) {
  const system = window.matchMedia(DARK);
  const chosen = new MutationObserver(notify);
  system.addEventListener("change", notify);
  chosen.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => {
    system.removeEventListener("change", notify);
    chosen.disconnect();
  };
}

/** The theme that the page shows now, the visitor's choice before the system's. */
export function readColorScheme(): ColorScheme {
  const { theme } = document.documentElement.dataset;
  const isDark = theme ? theme === "dark" : window.matchMedia(DARK).matches;
  return isDark ? "dark" : "light";
}

/** The same as state of a component; "light" on the server. */
export function useColorScheme() {
  return useSyncExternalStore(subscribeToColorScheme, readColorScheme, () => "light" as const);
}
