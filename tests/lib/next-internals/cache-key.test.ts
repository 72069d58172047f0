/** @jest-environment node */
import { getRouteCacheKey } from "next/dist/server/lib/route-cache-key";
import { pathOfCacheKey } from "@/lib/next-internals/cache-key";

type Owner = Parameters<typeof getRouteCacheKey>[1];

test.each([
  ["/restaurants/1", "APP_PAGE", "/restaurants/[id]/page"],
  ["/cities/$/auth", "APP_PAGE", "/cities/[city]/auth/page"],
  ["/photos/1.webp", "APP_ROUTE", "/photos/[name]/route"],
  ["/404", "PAGES", "/404"],
])("the installed version's key of %s is read", (path, kind, sourceRoute) => {
  expect(pathOfCacheKey(getRouteCacheKey(path, { kind, sourceRoute } as Owner))).toBe(path);
});

test("the first page's key is read", () => {
  const key = getRouteCacheKey("/", { kind: "APP_PAGE", sourceRoute: "/page" } as Owner);
  expect(pathOfCacheKey(key)).toBe("/index");
});
