/** @jest-environment node */
import { pathOfCacheKey } from "@/lib/next-internals/cache-key";

test.each([
  ["/route-cache/APP_PAGE/1f2e3d/$/restaurants/1", "/restaurants/1"],
  ["/route-cache/APP_PAGE/1f2e3d/$/auth/reset", "/auth/reset"],
  ["/route-cache/APP_PAGE/1f2e3d/$/cities/$/auth", "/cities/$/auth"],
  ["/auth", "/auth"],
])("%s stands for the page at %s", (key, path) => {
  expect(pathOfCacheKey(key)).toBe(path);
});
