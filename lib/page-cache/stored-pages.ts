import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { englishPath } from "@/lib/languages/paths";
import { pathOfCacheKey } from "@/lib/next-internals/cache-key";
import type { ChangePositions, Position } from "@/lib/page-cache/change-positions";
import { tagsOf } from "@/lib/page-cache/page-ages";
import type { CacheControl, CacheEntry, CacheValue } from "@/lib/page-cache/page-cache";
import { decodePage, encodePage } from "@/lib/page-cache/stored-page-format";
import { ROUTES } from "@/lib/routes";

/** Some 30,000 pages. */
const MAX_BYTES = 1024 ** 3;
/** More are rendered at the same time than are worth their memory: those are stored another time. */
const MAX_WAITING = 20;
/** No page is valid for longer, and none that shows what is gone stays on the disk for longer. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
const LIST_EVERY_MS = 24 * 60 * 60 * 1000;
/** For the owner alone, as the rest of the data directory. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Pages of restaurants, cities and countries. No point of near me, which tells where somebody wanted to be. */
const STORED = /^\/restaurants\/(?:by-(?:city|country)\/[^.]+|[^/.]+)$/;
const ROUTE_LIST: readonly string[] = Object.values(ROUTES);

function isStored(key: string, { kind, status = 200, postponed }: CacheValue) {
  const path = englishPath(pathOfCacheKey(key));
  return (
    kind === "APP_PAGE" &&
    status === 200 &&
    postponed === undefined &&
    STORED.test(path) &&
    !ROUTE_LIST.includes(path)
  );
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 40);

type Options = {
  /** Holds a folder for each version; those of others are removed. */
  folder: string;
  /** The code and the settings that pages are made with. */
  version: string;
  positions: ChangePositions;
  maxBytes?: number;
  now?: () => number;
};

/**
 * Pages on disk, so that a crawler costs nothing twice after a restart (P14.201). One is sent only while nothing that it shows has changed; what cannot be
 * read or written is rendered as without them.
 */
export function createStoredPages({
  folder,
  version,
  positions,
  maxBytes = MAX_BYTES,
  now = Date.now,
}: Options) {
  /** The files by name, those that were not used for the longest first, and their bytes. */
  const sizes = new Map<string, number>();
  const own = new Set<string>();
  const begun = new WeakMap<object, Position>();
  let total = 0;
  let waiting = 0;
  let hasFailed = false;
  let listed: Promise<void> | undefined;

  const folderOf = (identity: string) => join(folder, hash(`${version} ${identity}`));

  function count(name: string, bytes: number) {
    total += bytes - (sizes.get(name) ?? 0);
    sizes.delete(name);
    if (bytes > 0) sizes.set(name, bytes);
  }

  async function remove(pages: string, name: string) {
    count(name, 0);
    own.delete(name);
    await rm(join(pages, name), { force: true });
  }

  /** Counts what earlier processes have left, and removes what is too old or of another version. */
  async function list(pages: string) {
    await mkdir(pages, { recursive: true, mode: FOLDER_MODE });
    for (const name of await readdir(folder))
      if (join(folder, name) !== pages)
        await rm(join(folder, name), { recursive: true, force: true });
    const files = [];
    for (const name of await readdir(pages)) {
      const found = await stat(join(pages, name)).catch(() => undefined);
      if (found && now() - found.mtimeMs > MAX_AGE_MS) await remove(pages, name);
      else if (found && !sizes.has(name)) files.push({ name, ...found });
    }
    files.sort((a, b) => a.mtimeMs - b.mtimeMs);
    for (const { name, size } of files) count(name, size);
  }

  function listOnce(pages: string) {
    if (listed) return listed;
    setInterval(() => void list(pages).catch(() => undefined), LIST_EVERY_MS).unref();
    return (listed = list(pages));
  }

  async function removeOldest(pages: string) {
    for (const name of sizes.keys()) {
      if (total <= maxBytes) return;
      await remove(pages, name);
    }
  }

  function isCurrent(name: string, page: Awaited<ReturnType<typeof decodePage>>) {
    const { value, position, renderedAt, cacheControl } = page;
    const age = now() - renderedAt;
    return (
      age >= 0 &&
      age < Number(cacheControl.revalidate) * 1000 &&
      (own.has(name) || positions.isOlderThanProcess(position)) &&
      !positions.hasChanged(tagsOf(value), position)
    );
  }

  async function save(name: string, identity: string, page: Parameters<typeof encodePage>[0]) {
    const pages = folderOf(identity);
    await listOnce(pages);
    const data = await encodePage(page);
    const part = join(pages, `${name}.${randomUUID()}`);
    await writeFile(part, data, { mode: FILE_MODE });
    await rename(part, join(pages, name));
    own.add(name);
    count(name, data.length);
    await removeOldest(pages);
  }

  return {
    /** Call it before a request renders: its page shows all that was changed until now. */
    begin(request: object) {
      const shown = positions.shown();
      if (shown !== undefined && !begun.has(request)) begun.set(request, shown);
    },

    async read(key: string): Promise<CacheEntry | undefined> {
      const { identity } = positions;
      const name = hash(key);
      if (!identity || !isStored(key, { kind: "APP_PAGE" })) return undefined;
      try {
        const page = await decodePage(await readFile(join(folderOf(identity), name)));
        if (!isCurrent(name, page)) return undefined;
        if (sizes.has(name)) count(name, sizes.get(name)!);
        const { value, cacheControl, renderedAt } = page;
        return { value, cacheControl, lastModified: renderedAt };
      } catch {
        return undefined;
      }
    },

    /** Resolves when the page is stored, or why not is logged once. */
    async write(
      request: object,
      key: string,
      value: CacheValue,
      cacheControl: CacheControl | undefined,
    ) {
      const position = begun.get(request);
      const { identity } = positions;
      if (!identity || position === undefined || !isStored(key, value)) return;
      if (typeof cacheControl?.revalidate !== "number" || waiting >= MAX_WAITING) return;
      if (hasFailed || positions.hasChanged(tagsOf(value), position)) return;
      waiting += 1;
      try {
        const page = { value, cacheControl, position, renderedAt: now() };
        await save(hash(key), identity, page);
      } catch (error) {
        hasFailed = true;
        console.error(`Pages are not stored in ${folder}: ${(error as Error).message}`);
      } finally {
        waiting -= 1;
      }
    },
  };
}

export type StoredPages = ReturnType<typeof createStoredPages>;
