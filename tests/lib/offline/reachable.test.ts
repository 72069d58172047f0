/** @jest-environment node */
import { isSiteReachable } from "@/lib/offline/reachable";

const answerWith = (fetcher: typeof fetch) =>
  jest.spyOn(globalThis, "fetch").mockImplementation(fetcher);
afterEach(() => jest.restoreAllMocks());

test.each([200, 404, 503])("a site that returns %s can be reached", async (status) => {
  answerWith(async () => new Response(null, { status }));
  expect(await isSiteReachable()).toBe(true);
});

test("a failed request means that it cannot, whatever navigator.onLine says", async () => {
  Object.defineProperty(globalThis.navigator ?? globalThis, "onLine", {
    value: true,
    configurable: true,
  });
  answerWith(async () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await isSiteReachable()).toBe(false);
});

test("so does a request without a response in time", async () => {
  jest.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  answerWith(async (_, init) => {
    init?.signal?.throwIfAborted();
    return new Response();
  });
  expect(await isSiteReachable()).toBe(false);
});
