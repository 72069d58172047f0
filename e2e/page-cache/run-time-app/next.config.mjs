import { fileURLToPath } from "node:url";

const root = new URL("../../..", import.meta.url);

/** A small app whose pages are rendered at run time, with the site's cache: e2e/page-cache/run-time-pages.spec.ts. */
const config = {
  cacheHandler: fileURLToPath(new URL("lib/next-internals/cache-handler.mjs", root)),
  experimental: { isrFlushToDisk: false },
  turbopack: { root: fileURLToPath(root) },
};

export default config;
