/** @jest-environment node */
import { setTimeout as wait } from "node:timers/promises";
import FileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache";
import {
  areTagsExpired,
  areTagsStale,
} from "next/dist/server/lib/incremental-cache/tags-manifest.external";
import { createPageCache, type CacheEntry, type CacheValue } from "@/lib/page-cache/page-cache";
import type { Durations } from "@/lib/page-cache/tag-invalidations";

const HOUR_MS = 60 * 60 * 1_000;
const notFoundPage = () => ({ html: "", policy: "", unknownScripts: [] });

let jump = 0;
let pages = 0;
/** The system's clock, which may be set; that of `performance`, by which Next judges as well, goes on. */
const realNow = Date.now;
beforeEach(() => {
  jump = 0;
  jest.spyOn(Date, "now").mockImplementation(() => realNow() + jump);
});
afterEach(() => jest.restoreAllMocks());

/** A page in a cache of pages over Next's own way to write down and judge tags. */
function setUp() {
  const path = `/restaurants/${(pages += 1)}`;
  const key = `/route-cache/APP_PAGE/hash/$${path}`;
  const tag = `_N_T_${path}`;
  const next = new FileSystemCache({} as ConstructorParameters<typeof FileSystemCache>[0]);
  let stored: CacheEntry | null = null;
  const cache = createPageCache({
    finish: (html) => ({ html, policy: "policy", unknownScripts: [] }),
    notFoundPage,
    invalidations: { publish: async () => {}, receive: async () => [] },
  });
  const builtIn = (value: CacheValue | null = null) => ({
    request: {},
    isPrefetch: false,
    get: async () => (stored && areTagsExpired([tag], stored.lastModified ?? 0) ? null : stored),
    keep: async () => {},
    set: async () => void (stored = { value, lastModified: Date.now() }),
    revalidateTag: (tags: string[], durations?: Durations) => next.revalidateTag(tags, durations),
  });
  return {
    async render(html: string, whileRendering = async () => {}) {
      const headers = { "x-next-cache-tags": tag };
      const value = { kind: "APP_PAGE", html, status: 200, headers };
      const request = builtIn(value);
      await cache.get(key, request);
      await whileRendering();
      await cache.set(key, value, {}, request);
    },
    change: (durations?: Durations) => cache.revalidateTag([tag], durations, builtIn()),
    /** What is sent, and whether Next has it rendered again. */
    async get() {
      const entry = await cache.get(key, builtIn());
      if (!entry) return undefined;
      return { html: entry.value?.html, isStale: areTagsStale([tag], entry.lastModified ?? 0) };
    },
  };
}

const JUMPS: [string, number][] = [
  ["is right", 0],
  ["is set forward, or the machine was suspended", HOUR_MS],
  ["is set back", -HOUR_MS],
];

describe.each(JUMPS)("when the clock %s", (_what, ms) => {
  test("a page of before a change made here is not sent any more", async () => {
    const { render, change, get } = setUp();
    await render("before");
    jump = ms;
    await change();
    expect(await get()).toBeUndefined();
    await render("after");
    // Another clock of Next's may lie behind: then it renders such a page for every request, as long as that lasts.
    if (ms >= 0) expect(await get()).toEqual({ html: "after", isStale: false });
  });

  test("a page of before a change made elsewhere is sent until it is rendered again", async () => {
    const { render, change, get } = setUp();
    await render("before");
    jump = ms;
    await change({});
    expect(await get()).toEqual({ html: "before", isStale: true });
    await wait(1);
    await render("after");
    expect(await get()).toEqual({ html: "after", isStale: false });
  });
});

test("a page that was rendered after a change is not rendered again when the clock is set back", async () => {
  const { render, change, get } = setUp();
  await change({});
  jump = -HOUR_MS;
  await render("after");
  expect(await get()).toEqual({ html: "after", isStale: false });
});

test("a page whose render began before a change and ended after it is sent until it is rendered again", async () => {
  const { render, change, get } = setUp();
  await render("before", () => change({}));
  await wait(1);
  expect(await get()).toEqual({ html: "before", isStale: true });
  await render("after");
  expect(await get()).toEqual({ html: "after", isStale: false });
});

test("a page whose render took longer than a change here waits for is not sent any more", async () => {
  const { render, change, get } = setUp();
  jest.useFakeTimers();
  await render("before", async () => {
    const changed = change();
    await jest.advanceTimersByTimeAsync(5_000);
    await changed;
  });
  jest.useRealTimers();
  expect(await get()).toBeUndefined();
  await render("after");
  expect((await get())?.html).toBe("after");
});
