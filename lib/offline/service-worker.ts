import {
  CacheFirst,
  disableNavigationPreload,
  ExpirationPlugin,
  NetworkFirst,
  Serwist,
  StaleWhileRevalidate,
  type RouteMatchCallbackOptions,
  type SerwistPlugin,
} from "serwist";
import type { OfflineBuild } from "@/lib/offline/build";
import {
  cacheKindOf,
  mayKeep,
  pageKeyOf,
  standInFor,
  tileKeyOf,
  type CacheKind,
} from "@/lib/offline/cache-rules";
import { CACHE_LAZY_FILES } from "@/lib/offline/lazy-files";
import { FROM_HTTP_CACHE } from "@/lib/offline/http-cache";
import { OFFLINE_PATH } from "@/lib/offline/pages";
import { saveList } from "@/lib/offline/save-list";
import { LIST_CACHE } from "@/lib/offline/list-cache";
import { SAVE_LIST, type ListPages, type SavedList } from "@/lib/offline/saved-list";
import { FORGET_RECORDS } from "@/lib/offline/session-records";

declare const self: ServiceWorkerGlobalScope;
declare const OFFLINE_BUILD: OfflineBuild;

/** After so long, the cached page is used instead of the network, if there is one. */
const SLOW_NETWORK_SECONDS = 4;
const MAX_PAGES = 60;
const MAX_RECORDS = 200;
const MAX_TILES = 200;
const MAX_ASSETS = 200;
const MAX_PICTURES = 150;
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/** Pages and scripts of two deployments are never mixed: each build has caches of its own, and those of the previous one are deleted. */
const cacheFamily = (kind: CacheKind) => `chard-${kind}-`;
const cacheName = (kind: CacheKind) => `${cacheFamily(kind)}${OFFLINE_BUILD.id}`;

const belongsTo =
  (kind: CacheKind) =>
  ({ request }: RouteMatchCallbackOptions) =>
    cacheKindOf(request, self.location.origin) === kind;

const cacheableResponsesOnly: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => (mayKeep(response) ? response : null),
};

/** A page of another build names scripts that this build's caches do not hold: Next writes the build's id into every page. */
async function isPageOfThisBuild(response: Response) {
  if (!mayKeep(response)) return false;
  return (await response.clone().text()).includes(OFFLINE_BUILD.id);
}

const pagesOfThisBuildOnly: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => ((await isPageOfThisBuild(response)) ? response : null),
};

const withoutQuery: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKeyOf(request.url),
};

const withoutVersion: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => tileKeyOf(request.url),
};

const listCache = `${LIST_CACHE}${OFFLINE_BUILD.id}`;

const fallBackToStoredPage: SerwistPlugin = {
  handlerDidError: async ({ request: { url } }) => {
    const stored = await caches.match(pageKeyOf(url), { cacheName: listCache });
    if (stored) return stored;
    const standIn = standInFor(url);
    // Without a fragment of its own: the browser keeps that of the request.
    if (standIn) return Response.redirect(standIn);
    return caches.match(OFFLINE_PATH, { cacheName: cacheName("page") });
  },
};

function expiring(maxEntries: number) {
  return new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: MAX_AGE_SECONDS,
    purgeOnQuotaError: true,
  });
}

const recordExpiration = expiring(MAX_RECORDS);

const serwist = new Serwist({
  cacheId: "chard",
  precacheEntries: OFFLINE_BUILD.files,
  skipWaiting: true,
  clientsClaim: true,
  disableDevLogs: true,
  runtimeCaching: [
    {
      matcher: belongsTo("page"),
      handler: new NetworkFirst({
        cacheName: cacheName("page"),
        networkTimeoutSeconds: SLOW_NETWORK_SECONDS,
        plugins: [pagesOfThisBuildOnly, withoutQuery, fallBackToStoredPage, expiring(MAX_PAGES)],
      }),
    },
    {
      matcher: belongsTo("card"),
      handler: new NetworkFirst({
        cacheName: cacheName("card"),
        networkTimeoutSeconds: SLOW_NETWORK_SECONDS,
        plugins: [pagesOfThisBuildOnly, withoutQuery, fallBackToStoredPage],
      }),
    },
    {
      matcher: belongsTo("record"),
      handler: new NetworkFirst({
        cacheName: cacheName("record"),
        networkTimeoutSeconds: SLOW_NETWORK_SECONDS,
        plugins: [cacheableResponsesOnly, recordExpiration],
      }),
    },
    {
      // The browser's HTTP cache has what does not change: "network first" reads it, too.
      matcher: belongsTo("tile"),
      handler: new NetworkFirst({
        cacheName: cacheName("tile"),
        networkTimeoutSeconds: SLOW_NETWORK_SECONDS,
        plugins: [cacheableResponsesOnly, withoutVersion, expiring(MAX_TILES)],
      }),
    },
    {
      matcher: belongsTo("asset"),
      handler: new CacheFirst({
        cacheName: cacheName("asset"),
        plugins: [cacheableResponsesOnly, expiring(MAX_ASSETS)],
      }),
    },
    {
      matcher: belongsTo("picture"),
      handler: new StaleWhileRevalidate({
        cacheName: cacheName("picture"),
        plugins: [cacheableResponsesOnly, expiring(MAX_PICTURES)],
      }),
    },
  ],
});

/** The visitor may be on one of these pages: what the browser has just loaded for it is not loaded again. */
async function fetchCachedPage(path: string) {
  const loaded = await fetch(path, FROM_HTTP_CACHE).catch(() => undefined);
  if (loaded && (await isPageOfThisBuild(loaded))) return loaded;
  const fetched = await fetch(path, { cache: "reload" });
  if (await isPageOfThisBuild(fetched)) return fetched;
  throw new Error(`${path} is not a page of this build`);
}

/** The cards that were opened are fetched once more, as pages of this build. What cannot be fetched is left out. */
async function cacheOpenedCards() {
  const names = (await caches.keys()).filter((name) => name.startsWith(cacheFamily("card")));
  const opened = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const cache = await caches.open(cacheName("card"));
  const cacheCard = async (url: string) => cache.put(url, await fetchCachedPage(url));
  await Promise.allSettled(opened.flat().map(({ url }) => cacheCard(url)));
}

self.addEventListener("install", (event) => {
  const cachePage = async (path: string) => {
    const [cache, page] = await Promise.all([
      caches.open(cacheName("page")),
      fetchCachedPage(path),
    ]);
    await cache.put(path, page);
  };
  event.waitUntil(Promise.all(OFFLINE_BUILD.pages.map(cachePage)));
  event.waitUntil(cacheOpenedCards());
});

self.addEventListener("activate", (event) => {
  const dropOldBuilds = async () => {
    const names = await caches.keys();
    const old = names.filter(
      (name) =>
        /^chard-(page|card|record|tile|asset|picture|list)-/.test(name) &&
        !name.endsWith(OFFLINE_BUILD.id),
    );
    await Promise.all(old.map((name) => caches.delete(name)));
  };
  event.waitUntil(dropOldBuilds());
});

/** A chunk's name depends on the page that loads it, so that only the build knows them all. */
async function cacheLazyFiles() {
  const cache = await caches.open(cacheName("asset"));
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(OFFLINE_BUILD.lazyFiles.filter((url) => !kept.has(url)));
}

self.addEventListener("message", (event) => {
  if (event.data?.type === FORGET_RECORDS)
    event.waitUntil(
      Promise.all([recordExpiration.deleteCacheAndMetadata(), caches.delete(listCache)]),
    );
});

self.addEventListener("message", (event) => {
  if (event.data?.type !== SAVE_LIST) return;
  const reply = (result: SavedList) => event.ports[0]?.postMessage(result);
  const stores = { listCache, fileCache: cacheName("asset"), buildId: OFFLINE_BUILD.id };
  event.waitUntil(saveList(event.data as ListPages, stores).then(reply, () => reply(undefined)));
});

self.addEventListener("message", (event) => {
  if (event.data?.type !== CACHE_LAZY_FILES) return;
  const reply = (isKept: boolean) => event.ports[0]?.postMessage(isKept);
  event.waitUntil(
    cacheLazyFiles().then(
      () => reply(true),
      () => reply(false),
    ),
  );
});

// With it, the browser requests each navigation's document in addition to the worker: a mail's link would be redeemed twice, and
// Firefox passes the worker an error as the response when there is no network. Earlier builds switched it on.
disableNavigationPreload();

serwist.addEventListeners();
