// The `cacheHandler` of next.config.ts. Next loads this file by itself, outside its bundles, in every process that renders pages, and makes
// an instance for each request. What the site adds is in its bundles (lib/page-cache/page-cache.ts), where the settings and later
// the database are: the server installs it at its start. A build has none of it and uses Next's cache as it is.
//
// Relied on in Next 16.4: the two classes below, that each request has an instance of the handler, made with its headers, and that a
// response is sent from the objects that `set` gets (e2e/page-cache/run-time-pages.spec.ts).
import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";

// The second is for the middleware's bundle, into which Next compiles this file, too.
const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/** Next keeps the lifetime of every path that was ever rendered; each cached entry has its own as well. */
const MAX_LIFETIMES = 500;

const PREFETCH_HEADER = "next-router-prefetch";

/** @returns {import("../page-cache/page-cache").PageCache | undefined} */
const installed = () => globalThis[Symbol.for("chard.page-cache")];

export default class CacheHandler extends FileSystemCache {
  #isPrefetch;

  constructor(options) {
    super(options);
    const { purpose, [PREFETCH_HEADER]: prefetch } = options._requestHeaders;
    this.#isPrefetch = purpose === "prefetch" || prefetch !== undefined;
  }

  #builtIn(key, data, context) {
    return {
      request: this,
      isPrefetch: this.#isPrefetch,
      get: () => super.get(key, context),
      set: () => super.set(key, data, context),
      keep: (page, cacheControl) => super.set(key, page, { cacheControl }),
      revalidateTag: (tags, durations) => super.revalidateTag(tags, durations),
    };
  }

  get(key, context) {
    const builtIn = this.#builtIn(key, undefined, context);
    return installed()?.get(key, builtIn) ?? builtIn.get();
  }

  set(key, data, context) {
    const lifetimes = SharedCacheControls.cacheControls;
    if (lifetimes.size > MAX_LIFETIMES) lifetimes.clear();
    const builtIn = this.#builtIn(key, data, context);
    return installed()?.set(key, data, context, builtIn) ?? builtIn.set();
  }

  revalidateTag(tags, durations) {
    const list = [tags].flat();
    const builtIn = this.#builtIn();
    return (
      installed()?.revalidateTag(list, durations, builtIn) ?? builtIn.revalidateTag(list, durations)
    );
  }
}
