/** @jest-environment node */
import { setTimeout as wait } from "node:timers/promises";
import {
  createPageCache,
  type BuiltInCache,
  type CacheEntry,
  type CacheValue,
} from "@/lib/page-cache/page-cache";
import type { FinishedPage } from "@/lib/page-cache/finish-page";
import type { TagInvalidation } from "@/lib/page-cache/tag-invalidations";
import { NON_PAGE_POLICY } from "@/lib/security/headers";

const KEY = "/route-cache/APP_PAGE/hash/$/restaurants/1";
/** After so long, what does not wait has happened. */
const SETTLED_MS = 20;
/** Most tests have one request. */
const ALONE = {};
type Request = { request?: object; isPrefetch?: boolean };
const WEEK = 7 * 24 * 60 * 60;

const page = (html = "<p>raw</p>", status = 200): CacheValue => ({
  kind: "APP_PAGE",
  html,
  status,
  headers: { "x-next-cache-tags": "a" },
});

const finish = jest.fn<FinishedPage, [html: string, path: string]>((html) => ({
  html: `${html} finished`,
  policy: `policy of ${html}`,
  unknownScripts: html.includes("unknown") ? ["unknown()"] : [],
}));

let time: number;
let received: TagInvalidation[];
let published: TagInvalidation[];
let stored: Map<string, CacheEntry>;
let revalidated: unknown[][];

beforeEach(() => {
  finish.mockClear();
  time = 1_000_000;
  received = [];
  published = [];
  revalidated = [];
  stored = new Map();
});

const notFoundPage = (path: string) => ({
  html: `<h1>Nothing at ${path}</h1>`,
  policy: "its policy",
  unknownScripts: [],
});

/** Pages on disk, by their keys. */
function pagesOnDisk() {
  const files = new Map<string, CacheEntry>();
  return {
    files,
    begin: jest.fn(),
    read: async (key: string) => files.get(key),
    write: jest.fn(async () => undefined),
  };
}

function setUp(options: Partial<Parameters<typeof createPageCache>[0]> = {}) {
  const cache = createPageCache({
    ...options,
    finish,
    notFoundPage,
    now: () => time,
    invalidations: {
      publish: async (invalidation) => void published.push(invalidation),
      receive: async () => received.splice(0),
    },
  });
  const builtIn = (
    key: string,
    value: CacheValue | null = null,
    of: Request = {},
  ): BuiltInCache => ({
    request: of.request ?? ALONE,
    isPrefetch: of.isPrefetch ?? false,
    get: async () => stored.get(key) ?? null,
    set: async () => void stored.set(key, { value }),
    keep: async (kept, cacheControl) =>
      void stored.set(key, { value: kept, cacheControl, lastModified: time }),
    revalidateTag: async (...args) => void revalidated.push(args),
  });
  return {
    get: (key = KEY, request?: Request) => cache.get(key, builtIn(key, null, request)),
    set: (value: CacheValue | null, key = KEY, context = {}, request?: Request) =>
      cache.set(key, value, context, builtIn(key, value, request)),
    revalidateTag: (tags: string[], durations?: { expire?: number }) =>
      cache.revalidateTag(tags, durations, builtIn("")),
  };
}

test("finishes a page that was rendered, in the object that Next sends", async () => {
  const value = page();
  await setUp().set(value);
  expect(value).toEqual({
    kind: "APP_PAGE",
    html: "<p>raw</p> finished",
    status: 200,
    headers: { "x-next-cache-tags": "a", "content-security-policy": "policy of <p>raw</p>" },
  });
  expect(stored.get(KEY)?.value).toBe(value);
});

test("finishes a page as the one at its path", async () => {
  const key = "/route-cache/APP_PAGE/hash/$/auth/reset";
  await setUp().set(page(), key);
  expect(finish).toHaveBeenCalledWith("<p>raw</p>", "/auth/reset");
  stored.set(KEY, { value: page() });
  await setUp().get();
  expect(finish).toHaveBeenLastCalledWith("<p>raw</p>", "/restaurants/1");
});

test("finishes a page of the build that is not finished, once", async () => {
  stored.set(KEY, { value: page() });
  const { get } = setUp();
  expect((await get())?.value?.html).toBe("<p>raw</p> finished");
  expect((await get())?.value?.html).toBe("<p>raw</p> finished");
  expect(finish).toHaveBeenCalledTimes(1);
});

test("adds a policy to a file, and does not change its body", async () => {
  const value: CacheValue = { kind: "APP_ROUTE", status: 200 };
  await setUp().set(value);
  expect(value.headers).toEqual({ "content-security-policy": NON_PAGE_POLICY });
});

test.each([[{ kind: "FETCH" }], [{ kind: "REDIRECT" }], [null]])(
  "leaves %j alone",
  async (value) => {
    const before = structuredClone(value);
    await setUp().set(value);
    expect(value).toEqual(before);
  },
);

test("reports an unknown script once", async () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => {});
  const { set } = setUp();
  await set(page("unknown"));
  await set(page("unknown again"));
  expect(error.mock.calls).toEqual([[expect.stringContaining("unknown()")]]);
});

describe("a page that does not exist", () => {
  const lifetime = () => ({ cacheControl: { revalidate: WEEK, expire: WEEK } });

  test("is finished, and kept in memory alone for 60 seconds", async () => {
    const { get, set } = setUp();
    const context = lifetime();
    await set(page("<p>no</p>", 404), KEY, context);
    expect(context.cacheControl).toEqual({ revalidate: 60, expire: 120 });
    expect(stored.size).toBe(0);
    expect(await get()).toMatchObject({
      value: { status: 404, html: "<p>no</p> finished" },
      lastModified: time,
    });
    time += 60_000;
    expect(await get()).toBeNull();
  });

  test("is the not-found page of the build where Next rendered none", async () => {
    const value = page('<!DOCTYPE html><html id="__next_error__"><body></body></html>', 404);
    await setUp().set(value, KEY, lifetime());
    expect(value).toMatchObject({
      html: "<h1>Nothing at /restaurants/1</h1>",
      headers: { "content-security-policy": "its policy" },
    });
  });

  test("is there at once when it is created", async () => {
    const { get, set } = setUp();
    await set(page("<p>no</p>", 404), KEY, lifetime());
    await set(page("<p>yes</p>"));
    expect((await get())?.value?.html).toBe("<p>yes</p> finished");
  });

  test("is looked up again after any invalidation, here or elsewhere", async () => {
    const { get, set, revalidateTag } = setUp();
    await set(page("<p>no</p>", 404), KEY, lifetime());
    await revalidateTag(["restaurant:1"], { expire: 60 });
    expect(await get()).toBeNull();
    await set(page("<p>no</p>", 404), KEY, lifetime());
    received = [{ tags: ["restaurant:1"] }];
    expect(await get()).toBeNull();
  });

  test("takes the place of the page that was there before, for good", async () => {
    const { get, set } = setUp();
    await set(page("<p>was here</p>"));
    await set(page("<p>no</p>", 404), KEY, lifetime());
    time += 60_000;
    expect((await get())?.value?.status).toBe(404);
  });

  test("takes no more room than 500 of its kind", async () => {
    const { get, set } = setUp();
    for (let id = 0; id < 600; id += 1) await set(page("", 404), `${KEY}${id}`, lifetime());
    expect(stored.size).toBe(0);
    expect(await get(`${KEY}99`)).toBeNull();
    expect(await get(`${KEY}100`)).not.toBeNull();
    expect(await get(`${KEY}599`)).not.toBeNull();
  });
});

test("a response has the tags of the page that it belongs to, and of the restaurants it links to", async () => {
  const key = "/route-cache/APP_PAGE/hash/$/restaurants/by-city/berlin/page/2";
  const value = page('<a href="/restaurants/node-1">');
  await setUp().set(value, key);
  expect(value.headers?.["x-next-cache-tags"]).toBe(
    "a,_N_T_/restaurants/by-city/berlin,_N_T_/restaurants/node-1",
  );
});

describe("invalidations", () => {
  test("reach Next's cache and the other instances", async () => {
    await setUp().revalidateTag(["a", "b"], { expire: 60 });
    expect(revalidated).toEqual([[["a", "b"], { expire: 60 }]]);
    expect(published).toEqual([{ tags: ["a", "b"], durations: { expire: 60 } }]);
  });

  describe("of a page that is being rendered", () => {
    const TAG = "_N_T_/restaurants/1";

    async function revalidateDuring(startRender: (cache: ReturnType<typeof setUp>) => unknown) {
      const cache = setUp();
      await startRender(cache);
      const done = cache.revalidateTag([TAG]);
      await wait(SETTLED_MS);
      return { cache, done };
    }

    test("wait for the render, which visitors would join", async () => {
      const { cache, done } = await revalidateDuring(({ get }) => get());
      expect(revalidated).toEqual([]);
      await cache.set(page());
      await done;
      expect(revalidated).toEqual([[[TAG], undefined]]);
    });

    test.each(["/de/restaurants/1", "/restaurants/1/reviews", "/de/restaurants/1/reviews"])(
      "wait for the render of %s, which shows the same facts",
      async (path) => {
        const key = `/route-cache/APP_PAGE/hash/$${path}`;
        const { cache, done } = await revalidateDuring(({ get }) => get(key));
        expect(revalidated).toEqual([]);
        await cache.set(page(), key);
        await done;
        expect(revalidated).toEqual([[[TAG], undefined]]);
      },
    );

    test("wait for the render of a page that is sent once more meanwhile", async () => {
      stored.set(KEY, { value: page() });
      received = [{ tags: ["a"], durations: { expire: 60 } }];
      const { cache, done } = await revalidateDuring(({ get }) => get());
      expect(revalidated).toHaveLength(1);
      await cache.set(page());
      await done;
      expect(revalidated).toHaveLength(2);
    });

    test("do not wait for a page that is in the cache", async () => {
      await revalidateDuring(async ({ get, set }) => {
        await get();
        await set(page());
        await get();
      });
      expect(revalidated).toEqual([[[TAG], undefined]]);
    });

    test("wait 5 s for a render that failed", async () => {
      jest.useFakeTimers();
      const { done } = await revalidateDuring(({ get }) => get());
      jest.advanceTimersByTime(4_999);
      await wait(SETTLED_MS);
      expect(revalidated).toEqual([]);
      jest.advanceTimersByTime(1);
      await done;
      expect(revalidated).toHaveLength(1);
      jest.useRealTimers();
    });

    test("wait for a render that began while another one, which failed, counted as under way", async () => {
      jest.useFakeTimers();
      const later = { request: {} };
      const { cache, done } = await revalidateDuring(async ({ get }) => {
        await get();
        jest.advanceTimersByTime(4_000);
        await get(KEY, later);
      });
      jest.advanceTimersByTime(4_000);
      await wait(SETTLED_MS);
      expect(revalidated).toEqual([]);
      await cache.set(page(), KEY, {}, later);
      await done;
      expect(revalidated).toHaveLength(1);
      jest.useRealTimers();
    });

    test("do not wait for a prefetch, which is sent a stale page without a render", async () => {
      stored.set(KEY, { value: page() });
      received = [{ tags: ["a"], durations: { expire: 60 } }];
      await revalidateDuring(({ get }) => get(KEY, { isPrefetch: true }));
      expect(revalidated).toHaveLength(2);
    });

    test("that is sent once more do not wait", async () => {
      const { get, revalidateTag } = setUp();
      await get();
      await revalidateTag([TAG], { expire: 60 });
      expect(revalidated).toHaveLength(1);
    });
  });

  test("of other instances are applied before the next look into the cache, and not passed on", async () => {
    received = [{ tags: ["a"], durations: { expire: 60 } }, { tags: ["b"] }];
    await setUp().get();
    expect(revalidated).toEqual([
      [["a"], { expire: 60 }],
      [["b"], undefined],
    ]);
    expect(published).toEqual([]);
  });

  test("that cannot be received leave the cache as it is", async () => {
    const error = jest.spyOn(console, "error").mockImplementation(() => {});
    stored.set(KEY, { value: page() });
    const cache = createPageCache({
      finish,
      notFoundPage,
      invalidations: {
        publish: async () => {},
        receive: () => Promise.reject(new Error("the database is down")),
      },
    });
    const entry = await cache.get(KEY, {
      request: ALONE,
      isPrefetch: false,
      get: async () => stored.get(KEY) ?? null,
      set: async () => {},
      keep: async () => {},
      revalidateTag: async () => {},
    });
    expect(entry?.value?.html).toBe("<p>raw</p> finished");
    expect(error).toHaveBeenCalled();
  });
});

test("gives a page of the build this server's host once, and a policy for it", async () => {
  const { get } = setUp({
    changeHost: (value) => {
      value.html = value.html?.replace("localhost:3000", "localhost:4000") ?? "";
      return true;
    },
    policyOf: (html, path) => `policy of ${html} at ${path}`,
  });
  const value = page("<p>localhost:3000 localhost:3000</p>");
  value.headers = { "content-security-policy": "that of the build" };
  stored.set(KEY, { value });
  await get();
  await get();
  expect(value.html).toBe("<p>localhost:4000 localhost:3000</p>");
  expect(value.headers["content-security-policy"]).toBe(
    "policy of <p>localhost:4000 localhost:3000</p> at /restaurants/1",
  );
});

test("leaves the host in what visitors wrote on a page that this server rendered", async () => {
  const changeHost = jest.fn(() => true);
  const { get, set } = setUp({ changeHost });
  await set(page("<p>localhost:3000</p>"));
  await get();
  expect(changeHost).not.toHaveBeenCalled();
});

describe("pages on disk", () => {
  const cacheControl = { revalidate: WEEK };

  test("a rendered page is stored, and what was sent before is not stored again after a failed render", async () => {
    const storedPages = pagesOnDisk();
    const { get, set } = setUp({ storedPages });
    const value = page();
    await get();
    expect(storedPages.begin).toHaveBeenCalledWith(ALONE);
    await set(value, KEY, { cacheControl });
    expect(storedPages.write).toHaveBeenCalledWith(ALONE, KEY, value, cacheControl);
    await set(value, KEY, { cacheControl: { revalidate: 3 } });
    expect(storedPages.write).toHaveBeenCalledTimes(1);
  });

  test("a page that is not in memory is sent from the disk as it is, though its facts were changed before", async () => {
    const storedPages = pagesOnDisk();
    const value = { ...page("<p>of before</p>"), headers: { "content-security-policy": "its" } };
    storedPages.files.set(KEY, { value, lastModified: 1, cacheControl });
    const { get } = setUp({ storedPages });
    received = [{ tags: ["a"], durations: {} }];
    const entry = await get();
    expect(entry).toMatchObject({ value: { html: "<p>of before</p>" }, cacheControl });
    expect(finish).not.toHaveBeenCalled();
  });

  test("a page from the disk stays in memory for the rest of its lifetime, and becomes stale there", async () => {
    const storedPages = pagesOnDisk();
    const value = page("<p>of before</p>");
    const DAY = 24 * 60 * 60;
    storedPages.files.set(KEY, {
      value,
      lastModified: time - DAY * 1000,
      cacheControl: { revalidate: WEEK, expire: 2 * WEEK },
    });
    const { get, revalidateTag } = setUp({ storedPages });
    await get();
    storedPages.files.clear();
    const cacheControl = { revalidate: WEEK - DAY, expire: 2 * WEEK - DAY };
    expect(await get()).toMatchObject({ value: { html: value.html }, cacheControl });
    time += 60_000;
    await revalidateTag(["a"], {});
    expect((await get())!.lastModified).toBeLessThan(time);
    await revalidateTag(["a"]);
    expect(await get()).toBeNull();
  });

  test("a page in memory that has expired does not hide the one on disk", async () => {
    const storedPages = pagesOnDisk();
    const { get, set } = setUp({ storedPages });
    await set(page());
    received = [{ tags: ["a"] }];
    expect(await get()).toBeNull();
    storedPages.files.set(KEY, { value: page("<p>newer</p>"), lastModified: 1, cacheControl });
    expect((await get())?.value?.html).toContain("newer");
  });
});
