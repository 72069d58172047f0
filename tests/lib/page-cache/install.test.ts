/** @jest-environment node */
import { installPageCache } from "@/lib/page-cache/install";
import type { BuiltInCache, CacheEntry, PageCache } from "@/lib/page-cache/page-cache";

const KEY = "/route-cache/APP_PAGE/hash/$/restaurants/node-1";
const INSTALLED = Symbol.for("chard.page-cache");

afterEach(() => Reflect.deleteProperty(globalThis, INSTALLED));

const builtIn: BuiltInCache = {
  request: {},
  isPrefetch: false,
  get: async () => null,
  set: async () => undefined,
  keep: async () => undefined,
  revalidateTag: async () => undefined,
};

const STORED: CacheEntry = {
  value: { kind: "APP_PAGE", html: "<html lang>", headers: { "content-security-policy": "its" } },
};

test.each([
  ["with a database sends", true],
  ["without one does not send", false],
])("a server %s pages from the disk", async (_, hasDatabase) => {
  installPageCache(
    { scripts: [] } as never,
    () => ({ html: "", policy: "", unknownScripts: [] }),
    { publish: async () => undefined, receive: async () => [] },
    hasDatabase,
    {
      storedPages: {
        begin: () => undefined,
        read: async () => structuredClone(STORED),
        write: async () => undefined,
      },
    },
  );
  const cache = Reflect.get(globalThis, INSTALLED) as PageCache;
  expect((await cache.get(KEY, builtIn)) !== null).toBe(hasDatabase);
});
