import { useSyncExternalStore } from "react";

export type ColorScheme = "light" | "dark";

const DARK = "(prefers-color-scheme: dark)";

function subscribe(notify: () => void) {
  const system = window.matchMedia(DARK);
  const chosen = new MutationObserver(notify);
  system.addEventListener("change", notify);
  chosen.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => {
    system.removeEventListener("change", notify);
    chosen.disconnect();
  };
}

function read(): ColorScheme {
  const { theme } = document.documentElement.dataset;
  const isDark = theme ? theme === "dark" : window.matchMedia(DARK).matches;
  return isDark ? "dark" : "light";
}

/** The theme that the page shows now, the visitor's choice before the system's; "light" on the server. */
export function useColorScheme() {
  return useSyncExternalStore(subscribe, read, () => "light" as const);
}
