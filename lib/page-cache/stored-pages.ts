import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
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
const LIST_EVERY_MS = 60 * 60 * 1000;
/** A folder of another version that was not written to for so long belongs to no running server. */
const UNUSED_MS = 60 * 60 * 1000;
/** So much of the disk is left to what cannot be made again: the database, photos and backups. */
const LEFT_FREE_BYTES = 1024 ** 3;
/** After a failure pages are stored again then. */
const RETRY_MS = 60_000;
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

async function freeBytesOf(folder: string) {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 40);

type Options = {
  /** Holds a folder for each version; those of others are removed. */
  folder: string;
  /** The code and the settings that pages are made with. */
  version: string;
  positions: ChangePositions;
  maxBytes?: number;
  freeBytes?: (folder: string) => Promise<number>;
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
  freeBytes = freeBytesOf,
  now = Date.now,
}: Options) {
  /** The files by name, those that were not used for the longest first, and their bytes. */
  const sizes = new Map<string, number>();
  const own = new Set<string>();
  const begun = new WeakMap<object, Position>();
  let total = 0;
  let waiting = 0;
  let failedAt: number | undefined;
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
    for (const name of await readdir(folder)) {
      const other = join(folder, name);
      const found = other !== pages && (await stat(other).catch(() => undefined));
      if (found && now() - found.mtimeMs > UNUSED_MS)
        await rm(other, { recursive: true, force: true });
    }
    const files = [];
    for (const name of await readdir(pages)) {
      const found = await stat(join(pages, name)).catch(() => undefined);
      if (found && now() - found.mtimeMs > MAX_AGE_MS) await remove(pages, name);
      else if (found && !sizes.has(name)) files.push({ name, ...found });
    }
    files.sort((a, b) => a.mtimeMs - b.mtimeMs);
    for (const { name, size } of files) count(name, size);
  }

  /** Each request asks for it: at the start, then once an hour. */
  function listOnce(pages: string) {
    if (listed) return listed;
    const again = () => void (listed = undefined);
    setTimeout(again, LIST_EVERY_MS).unref();
    listed = list(pages);
    listed.catch(again);
    return listed;
  }

  async function removeOldest(pages: string, limit: number) {
    for (const name of sizes.keys()) {
      if (total <= limit) return;
      await remove(pages, name);
    }
  }

  type Page = Awaited<ReturnType<typeof decodePage>>;

  /** Whether nobody may be sent the page any more. */
  function isOutdated({ value, position, renderedAt, cacheControl }: Page) {
    const age = now() - renderedAt;
    return (
      age < 0 ||
      age >= Number(cacheControl.revalidate) * 1000 ||
      positions.hasChanged(tagsOf(value), position)
    );
  }

  /** Other processes of this time may have written it, too: whether their changes will last is not known. */
  const isKnown = (name: string, { position }: Page) =>
    own.has(name) || positions.isOlderThanProcess(position);

  async function save(name: string, identity: string, page: Parameters<typeof encodePage>[0]) {
    const pages = folderOf(identity);
    await listOnce(pages);
    await mkdir(pages, { recursive: true, mode: FOLDER_MODE });
    const data = await encodePage(page);
    const missing = LEFT_FREE_BYTES + data.length - (await freeBytes(pages));
    if (missing > 0) return removeOldest(pages, total - missing);
    const part = join(/* turbopackIgnore: true */ pages, `${name}.${randomUUID()}`);
    try {
      await writeFile(part, data, { mode: FILE_MODE });
      await rename(part, join(pages, name));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    own.add(name);
    count(name, data.length);
    await removeOldest(pages, maxBytes);
  }

  return {
    /** Call it before a request renders: its page shows all that was changed until now. */
    begin(request: object) {
      const { identity } = positions;
      if (identity && !listed) void listOnce(folderOf(identity)).catch(() => undefined);
      const shown = positions.shown();
      if (shown !== undefined && !begun.has(request)) begun.set(request, shown);
    },

    async read(key: string): Promise<CacheEntry | undefined> {
      const { identity } = positions;
      const name = hash(key);
      if (!identity || !isStored(key, { kind: "APP_PAGE" })) return undefined;
      try {
        const pages = folderOf(identity);
        const page = await decodePage(await readFile(join(pages, name)));
        if (isOutdated(page)) {
          await remove(pages, name);
          return undefined;
        }
        if (!isKnown(name, page)) return undefined;
        if (sizes.has(name)) count(name, sizes.get(name)!);
        const { value, cacheControl, renderedAt } = page;
        return { value, cacheControl, lastModified: renderedAt };
      } catch {
        return undefined;
      }
    },

    /** Resolves when the page is stored, or why not is logged: once, until one is stored again. */
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
      if (failedAt !== undefined && now() - failedAt < RETRY_MS) return;
      if (positions.hasChanged(tagsOf(value), position)) return;
      waiting += 1;
      try {
        const page = { value, cacheControl, position, renderedAt: now() };
        await save(hash(key), identity, page);
        failedAt = undefined;
      } catch (error) {
        if (failedAt === undefined)
          console.error(`Pages are not stored in ${folder}: ${(error as Error).message}`);
        failedAt = now();
      } finally {
        waiting -= 1;
      }
    },
  };
}

export type StoredPages = ReturnType<typeof createStoredPages>;
