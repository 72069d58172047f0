import { whenIdle } from "@/lib/browser/idle";

/** Next's own files change their names with their content; this one must not, or an old worker would never find the new. */
const WORKER = "/sw.js";

const KEPT_WITH_PAGES = /^\/(_next\/static|pictures|gallery)\//;

function isSupported() {
  return process.env.NODE_ENV === "production" && "serviceWorker" in navigator;
}

function onceLoaded(task: () => void) {
  if (document.readyState === "complete") whenIdle(task);
  else window.addEventListener("load", () => whenIdle(task), { once: true });
}

/** Has the worker take up the addresses as if the page had asked for them now. */
async function ask(urls: string[]) {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: urls } });
}

/** Registers the worker. Where there is none (development, an old browser, a file that is missing) nothing happens. */
export function startOfflineSupport() {
  if (!isSupported()) return;
  onceLoaded(() => {
    navigator.serviceWorker.register(WORKER, { updateViaCache: "none" }).catch(() => undefined);
  });
}

const handedOver = new Set<string>();

/** What the page has shown so far and the worker was not yet told of. */
function newlyShown() {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((url) => KEPT_WITH_PAGES.test(new URL(url).pathname) && !handedOver.has(url));
}

/**
 * Has the worker keep a visited page and what it shows: the router fetches parts of pages, which are not kept, and what came
 * before the worker was there passed it by. Visitors who save data are spared.
 */
export function keepForOffline(path: string) {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!isSupported() || connection?.saveData) return;
  onceLoaded(() => {
    const urls = [path, ...newlyShown()].filter((url) => !handedOver.has(url));
    urls.forEach((url) => handedOver.add(url));
    if (urls.length > 0) void ask(urls);
  });
}
