/**
 * The folders of public/, and what the service worker keeps of each: what a visited page shows, only what was fetched while
 * the worker was running, or nothing. A changed file keeps its name.
 */
const OFFLINE_RULES = {
  gallery: "with-pages",
  gazetteer: "never",
  i: "with-pages",
  icons: "never",
  map: "when-fetched",
  pictures: "with-pages",
} as const;

type PublicFolder = keyof typeof OFFLINE_RULES;

export const PUBLIC_FOLDERS = Object.keys(OFFLINE_RULES) as PublicFolder[];

/** Folders whose files the service worker caches. */
export const CACHED_FOLDERS = PUBLIC_FOLDERS.filter((name) => OFFLINE_RULES[name] !== "never");

/** Folders whose files are cached together with the page that shows them. */
export const FOLDERS_CACHED_WITH_PAGES = PUBLIC_FOLDERS.filter(
  (name) => OFFLINE_RULES[name] === "with-pages",
);
