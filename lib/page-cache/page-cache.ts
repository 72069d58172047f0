import { pathOfCacheKey } from "@/lib/next-internals/cache-key";
import { isErrorShell } from "@/lib/next-internals/page-markup";
import { pathTag, TAGS_HEADER } from "@/lib/next-internals/path-tag";
import { createMissingPages, MISSING_SECONDS } from "@/lib/page-cache/missing-pages";
import { pageAges, tagsOf } from "@/lib/page-cache/page-ages";
import { rendersInProgress } from "@/lib/page-cache/renders-in-progress";
import { reportUnknownScripts } from "@/lib/page-cache/report-unknown-scripts";
import { recordPath, responseTags } from "@/lib/page-cache/response-tags";
import type { StoredPages } from "@/lib/page-cache/stored-pages";
import type { FinishedPage } from "@/lib/page-cache/finish-page";
import type { NotFoundPage } from "@/lib/page-cache/not-found-page";
import type { HostChange } from "@/lib/page-cache/own-host";
import type { Durations, TagInvalidations } from "@/lib/page-cache/tag-invalidations";
import { NON_PAGE_POLICY } from "@/lib/security/headers";

const POLICY_HEADER = "content-security-policy";

/** What Next keeps of a response. Other kinds of values pass through unchanged. */
export type CacheValue = {
  kind: string;
  html?: string;
  status?: number;
  headers?: Record<string, unknown>;
  rscData?: Buffer;
  segmentData?: Map<string, Buffer>;
  postponed?: string;
};
export type CacheControl = { revalidate: number | false; expire?: number };
export type CacheEntry = {
  value: CacheValue | null;
  lastModified?: number;
  cacheControl?: CacheControl | undefined;
};

/** Next's own cache of pages, for the current request. */
export type BuiltInCache = {
  /** The same object for all that one request does. */
  request: object;
  /** Prefetches are sent a stale page without a new render. */
  isPrefetch: boolean;
  get(): Promise<CacheEntry | null>;
  set(): Promise<void>;
  /** Keeps a page that this request did not render, as new as now. */
  keep(value: CacheValue, cacheControl: CacheControl): Promise<void>;
  revalidateTag(tags: string[], durations?: Durations): Promise<void>;
};

type Options = {
  finish: (html: string, path: string) => FinishedPage;
  /** The finished page for a path that does not exist. */
  notFoundPage: NotFoundPage;
  invalidations: TagInvalidations;
  /** Changes the HTML of every page, also of the build's; twice is the same as once. */
  mark?: (html: string) => string;
  /** Gives responses of the build this server's host, in place; says whether one was changed. */
  changeHost?: HostChange["changeResponse"];
  /** The policy of a finished page. */
  policyOf?: (html: string, path: string) => string;
  /** Those that outlive the process. */
  storedPages?: StoredPages;
  now?: () => number;
};

/** The tags that name a page in a change of its facts. */
function tagsOfKey(key: string) {
  const path = pathOfCacheKey(key);
  return [...new Set([path, recordPath(path)])].map(pathTag);
}

const isResponse = ({ kind }: CacheValue) => kind === "APP_PAGE" || kind === "APP_ROUTE";

/** How long a page that was rendered before may still be sent. */
function restOf({ cacheControl, lastModified }: CacheEntry, now: number): CacheControl | undefined {
  if (typeof cacheControl?.revalidate !== "number" || lastModified === undefined) return undefined;
  const age = Math.ceil((now - lastModified) / 1000);
  const rest = (seconds: number) => Math.max(1, seconds - age);
  return {
    revalidate: rest(cacheControl.revalidate),
    ...(cacheControl.expire !== undefined && { expire: rest(cacheControl.expire) }),
  };
}

/**
 * What the site adds to Next's cache of rendered pages: every page in it is finished, "not found" responses take a fixed amount of
 * memory, and invalidated tags reach the other instances.
 */
export function createPageCache({
  finish,
  notFoundPage,
  invalidations,
  mark = (html) => html,
  changeHost = () => false,
  policyOf,
  storedPages,
  now = Date.now,
}: Options) {
  const missing = createMissingPages<CacheEntry>(now);
  const renders = rendersInProgress();
  const ages = pageAges(now);
  /** Those that this server rendered, and those of the build that have its host already. */
  const withOwnHost = new WeakSet<CacheValue>();

  function giveOwnHost(value: CacheValue, key: string) {
    if (!isResponse(value) || withOwnHost.has(value)) return;
    withOwnHost.add(value);
    if (!changeHost(value) || !value.headers?.[POLICY_HEADER] || value.html === undefined) return;
    const policy = policyOf?.(value.html, pathOfCacheKey(key));
    if (policy) value.headers = { ...value.headers, [POLICY_HEADER]: policy };
  }

  async function invalidate(
    tags: string[],
    durations: Durations | undefined,
    builtIn: BuiltInCache,
  ) {
    missing.clear();
    await builtIn.revalidateTag(tags, durations);
    if (durations) ages.makeStale(tags);
    else ages.expire(tags);
  }

  /** In place: Next sends the very object that it hands to its cache. */
  function finishValue(value: CacheValue, key: string) {
    if (isResponse(value) && value.html !== undefined) value.html = mark(value.html);
    if (!isResponse(value) || value.headers?.[POLICY_HEADER]) return;
    let policy = NON_PAGE_POLICY;
    if (value.html !== undefined) {
      // Where a page calls notFound(), Next sends an empty page: readers without scripts would see nothing.
      const isEmpty = value.status === 404 && isErrorShell(value.html);
      const path = pathOfCacheKey(key);
      const page = isEmpty ? notFoundPage(path) : finish(value.html, path);
      reportUnknownScripts(page.unknownScripts);
      value.html = mark(page.html);
      policy = page.policy;
    }
    value.headers = { ...value.headers, [POLICY_HEADER]: policy };
  }

  function addTags(value: CacheValue, key: string) {
    if (!isResponse(value)) return;
    const added = responseTags(pathOfCacheKey(key), value.html);
    const tags = [...tagsOf(value), ...added].join(",");
    if (tags) value.headers = { ...value.headers, [TAGS_HEADER]: tags };
  }

  async function receiveInvalidations(path: string, builtIn: BuiltInCache) {
    const received = await invalidations.receive(path).catch((error: unknown) => {
      console.error(error);
      return [];
    });
    for (const { tags, durations } of received) await invalidate(tags, durations, builtIn);
  }

  async function store(
    key: string,
    value: CacheValue | null,
    { cacheControl }: { cacheControl?: CacheControl },
    builtIn: BuiltInCache,
  ) {
    missing.delete(key);
    if (value?.status !== 404 || !isResponse(value) || !cacheControl) return builtIn.set();
    // In place again: the response's Cache-Control comes from this object.
    Object.assign(cacheControl, { revalidate: MISSING_SECONDS, expire: 2 * MISSING_SECONDS });
    missing.set(key, { value, lastModified: now(), cacheControl });
    // What was there before would be back after a minute.
    if (await builtIn.get()) await builtIn.set();
  }

  /** A page on disk that shows all changes until now; in memory it stays for the rest of its lifetime. */
  async function readStored(key: string, builtIn: BuiltInCache) {
    const entry = (await storedPages?.read(key)) ?? null;
    if (entry?.value) {
      withOwnHost.add(entry.value);
      ages.store(entry.value);
      const lifetime = restOf(entry, now());
      if (lifetime) await builtIn.keep(entry.value, lifetime);
    }
    return entry;
  }

  return {
    async get(key: string, builtIn: BuiltInCache) {
      await receiveInvalidations(pathOfCacheKey(key), builtIn);
      storedPages?.begin(builtIn.request);
      ages.begin(builtIn.request);
      const found = missing.get(key) ?? (await builtIn.get());
      const isGone = !found || (found.value && ages.isExpired(found.value));
      const entry = isGone ? await readStored(key, builtIn) : found;
      const isStale = entry?.value && ages.isStale(entry.value);
      if (!entry || (isStale && !builtIn.isPrefetch))
        renders.start(tagsOfKey(key), builtIn.request);
      if (entry?.value) {
        giveOwnHost(entry.value, key);
        finishValue(entry.value, key);
      }
      return entry && ages.inOrder(entry);
    },

    async set(
      key: string,
      value: CacheValue | null,
      context: { cacheControl?: CacheControl },
      builtIn: BuiltInCache,
    ) {
      // After a failed render Next hands back the page of before.
      const isNew = value !== null && !withOwnHost.has(value);
      if (value) {
        withOwnHost.add(value);
        finishValue(value, key);
        addTags(value, key);
        ages.store(value, builtIn.request);
      }
      await store(key, value, context, builtIn);
      if (isNew) void storedPages?.write(builtIn.request, key, value, context.cacheControl);
      renders.end(tagsOfKey(key), builtIn.request);
    },

    async revalidateTag(tags: string[], durations: Durations | undefined, builtIn: BuiltInCache) {
      // Requests that wait for a render from before the change would be sent its outdated page.
      if (!durations) await renders.allEnded(tags);
      await invalidate(tags, durations, builtIn);
      await invalidations.publish({ tags, durations });
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
