import { whenIdle } from "@/lib/browser/idle";
import { FOLDERS_CACHED_WITH_PAGES } from "@/lib/public-folders";
import { FROM_HTTP_CACHE } from "@/lib/offline/http-cache";

/** Next's own files change their names with their content; this one must not, or an old worker would never find the new. */
const WORKER = "/sw.js";

const KEPT_WITH_PAGES = new RegExp(`^/(_next/static|${FOLDERS_CACHED_WITH_PAGES.join("|")})/`);

/** Who blocks cookies blocks workers too: Firefox then throws at every use. */
function isSupported() {
  return (
    process.env.NODE_ENV === "production" && navigator.cookieEnabled && "serviceWorker" in navigator
  );
}

function onceLoaded(task: () => void) {
  if (document.readyState === "complete") whenIdle(task);
  else window.addEventListener("load", () => whenIdle(task), { once: true });
}

type Wanted = string | [url: string, how: RequestInit];

/** Has the worker fetch and keep what its rules allow; in the form that Serwist's worker expects. */
async function ask(urlsToCache: Wanted[]) {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
}

let isStarted = false;

/** Registers the worker, once. Where there is none (development, an old browser, a file that is missing) nothing happens. */
export function startOfflineSupport() {
  if (isStarted || !isSupported()) return;
  isStarted = true;
  onceLoaded(() => {
    navigator.serviceWorker.register(WORKER, { updateViaCache: "none" }).catch(() => undefined);
  });
}

const handedOver = new Set<string>();

/** What the page has loaded past the worker, and the worker was not yet told of. */
function loadedPastWorker() {
  const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return entries
    .filter(({ workerStart }) => !workerStart)
    .map(({ name }) => name)
    .filter((url) => KEPT_WITH_PAGES.test(new URL(url).pathname) && !handedOver.has(url));
}

let isFirstPage = true;

/** How the worker gets a page: one that was loaded whole is in its hands already, or in the browser's HTTP cache. */
function wantedPage(path: string): Wanted[] {
  if (handedOver.has(path)) return [];
  handedOver.add(path);
  if (!isFirstPage) return [path];
  isFirstPage = false;
  return navigator.serviceWorker.controller ? [] : [[path, FROM_HTTP_CACHE]];
}

/**
 * Has the worker keep a visited page and what it shows: the router fetches parts of pages, which are not cached, and requests before
 * the worker's start bypassed it. Loaded files are not loaded again. Visitors with Save-Data are excluded.
 */
export function cacheForOffline(path: string) {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!isSupported() || connection?.saveData) return;
  const page = wantedPage(path);
  onceLoaded(() => {
    const files = loadedPastWorker();
    files.forEach((url) => handedOver.add(url));
    const wanted = [...page, ...files.map((url): Wanted => [url, { cache: "force-cache" }])];
    if (wanted.length > 0) ask(wanted).catch(() => undefined);
  });
}
