import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  Serwist,
  StaleWhileRevalidate,
  type RouteMatchCallbackOptions,
  type SerwistPlugin,
} from "serwist";
import type { OfflineBuild } from "@/lib/offline/build";
import { cacheKindOf, mayKeep, pageKeyOf, type CacheKind } from "@/lib/offline/cache-rules";
import { OFFLINE_PATH } from "@/lib/offline/pages";

declare const self: ServiceWorkerGlobalScope;
declare const OFFLINE_BUILD: OfflineBuild;

/** A page on its way for longer gives way to the kept one, if there is one. */
const SLOW_NETWORK_SECONDS = 4;
const MAX_PAGES = 60;
const MAX_ASSETS = 200;
const MAX_PICTURES = 150;
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/** Pages and scripts of two deployments never meet: each build has caches of its own, and the last one's go. */
const cacheName = (kind: CacheKind) => `chard-${kind}-${OFFLINE_BUILD.id}`;

const belongsTo =
  (kind: CacheKind) =>
  ({ request }: RouteMatchCallbackOptions) =>
    cacheKindOf(request, self.location.origin) === kind;

const keepOnlyWhatMayBe: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => (mayKeep(response) ? response : null),
};

const withoutQuery: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKeyOf(request.url),
};

const elseTheOfflinePage: SerwistPlugin = {
  handlerDidError: () => caches.match(OFFLINE_PATH, { cacheName: cacheName("page") }),
};

function expiring(maxEntries: number) {
  return new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: MAX_AGE_SECONDS,
    purgeOnQuotaError: true,
  });
}

const serwist = new Serwist({
  cacheId: "chard",
  precacheEntries: OFFLINE_BUILD.files,
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  disableDevLogs: true,
  runtimeCaching: [
    {
      matcher: belongsTo("page"),
      handler: new NetworkFirst({
        cacheName: cacheName("page"),
        networkTimeoutSeconds: SLOW_NETWORK_SECONDS,
        plugins: [keepOnlyWhatMayBe, withoutQuery, elseTheOfflinePage, expiring(MAX_PAGES)],
      }),
    },
    {
      matcher: belongsTo("asset"),
      handler: new CacheFirst({
        cacheName: cacheName("asset"),
        plugins: [keepOnlyWhatMayBe, expiring(MAX_ASSETS)],
      }),
    },
    {
      matcher: belongsTo("picture"),
      handler: new StaleWhileRevalidate({
        cacheName: cacheName("picture"),
        plugins: [keepOnlyWhatMayBe, expiring(MAX_PICTURES)],
      }),
    },
  ],
});

self.addEventListener("install", (event) => {
  const keepPages = async () => {
    const cache = await caches.open(cacheName("page"));
    await cache.addAll(OFFLINE_BUILD.pages.map((path) => new Request(path, { cache: "reload" })));
  };
  event.waitUntil(keepPages());
});

self.addEventListener("activate", (event) => {
  const dropOldBuilds = async () => {
    const names = await caches.keys();
    const old = names.filter(
      (name) => /^chard-(page|asset|picture)-/.test(name) && !name.endsWith(OFFLINE_BUILD.id),
    );
    await Promise.all(old.map((name) => caches.delete(name)));
  };
  event.waitUntil(dropOldBuilds());
});

serwist.addEventListeners();
