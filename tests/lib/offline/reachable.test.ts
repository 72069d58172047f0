/** @jest-environment node */
import { isSiteReachable } from "@/lib/offline/reachable";

const respondWith = (fetcher: typeof fetch) =>
  jest.spyOn(globalThis, "fetch").mockImplementation(fetcher);
afterEach(() => jest.restoreAllMocks());

test.each([200, 404, 503])("a site that returns %s can be reached", async (status) => {
  respondWith(async () => new Response(null, { status }));
  expect(await isSiteReachable()).toBe(true);
});

test("a failed request means that it cannot, regardless of navigator.onLine", async () => {
  Object.defineProperty(globalThis.navigator ?? globalThis, "onLine", {
    value: true,
    configurable: true,
  });
  respondWith(async () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await isSiteReachable()).toBe(false);
});

test("so does a request without a response in time", async () => {
  jest.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  respondWith(async (_, init) => {
    init?.signal?.throwIfAborted();
    return new Response();
  });
  expect(await isSiteReachable()).toBe(false);
});
