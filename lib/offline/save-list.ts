import { mayKeep } from "@/lib/offline/cache-rules";
import type { ListPages, SavedList } from "@/lib/offline/saved-list";

/** The scripts and styles that a page names. */
const FILES = /\/_next\/static\/[^"'\\\s<>()]+?\.(?:js|css)/g;

/** So many pages at once: the site has other visitors. */
const AT_ONCE = 4;

type Stores = {
  /** The names of the caches of lists and of files. */
  listCache: string;
  fileCache: string;
  /** It is in every page of this build; scripts of another one are not stored. */
  buildId: string;
};

async function fetchPage(path: string, buildId: string) {
  const response = await fetch(path, { cache: "reload" }).catch(() => undefined);
  if (response?.status !== 200 || response.redirected) return undefined;
  const text = await response.clone().text();
  return text.includes(buildId) ? { response, files: text.match(FILES) ?? [] } : undefined;
}

async function storeFiles(name: string, files: ReadonlySet<string>) {
  const cache = await caches.open(name);
  for (const file of files) if (!(await cache.match(file))) await cache.add(file);
}

/**
 * Stores the page of a list, which is its member's own and stored only because the member asked for it, and those of its places, with
 * their files. What a list had before and has no more is deleted with the cache.
 */
export async function saveList({ path, places }: ListPages, stores: Stores): Promise<SavedList> {
  const { listCache, fileCache, buildId } = stores;
  // Before anything is fetched: what is put into a cache that a sign-out has deleted meanwhile is not found any more.
  const cache = await caches.open(listCache);
  const list = await fetchPage(path, buildId);
  if (!list) return undefined;
  await cache.put(path, list.response);
  const files = new Set(list.files);
  const waiting = places.values();
  let saved = 0;
  const work = async () => {
    for (const place of waiting) {
      const page = await fetchPage(place, buildId);
      if (!page || !mayKeep(page.response)) continue;
      await cache.put(place, page.response);
      page.files.forEach((file) => files.add(file));
      saved += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await storeFiles(fileCache, files);
  return { saved };
}
