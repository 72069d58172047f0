import { ALL_CITIES_PATH } from "@/lib/gazetteer/fold";
import { queryWorld, closeWorld } from "@/lib/world/query-world";
import {
  forgetStoredWorld,
  prepareForOffline,
  writeStoredWorld,
  type StoredWorld,
} from "@/lib/world/stored-world";
import {
  isReadable,
  WORLD_CACHE,
  WORLD_POINTER_PATH,
  worldPath,
  type WorldPointer,
} from "@/lib/world/world-file";

/** Why the world could not be kept. */
export type StoreFault = "network" | "full" | "denied";

export class StoreError extends Error {
  constructor(readonly fault: StoreFault) {
    super(fault);
  }
}

/** How much of a file is there, from 0 to 1. */
type OnProgress = (share: number) => void;

async function get(path: string, init?: RequestInit) {
  const response = await fetch(path, init).catch(() => undefined);
  if (!response?.ok) throw new StoreError("network");
  return response;
}

/** Which file has the world now. Rejects with a StoreError. */
export async function fetchPointer() {
  return (await (await get(WORLD_POINTER_PATH, { cache: "no-store" })).json()) as WorldPointer;
}

/** Reads a file of so many bytes, and says how far it is. */
async function download(path: string, bytes: number, onProgress: OnProgress) {
  const response = await get(path);
  const reader = response.body!.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let read = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value as Uint8Array<ArrayBuffer>);
      read += part.value.length;
      onProgress(Math.min(1, read / bytes));
    }
  } catch {
    throw new StoreError("network");
  }
  return new Response(new Blob(parts), { headers: { "Content-Type": "application/gzip" } });
}

function storageFault(error: unknown) {
  if (error instanceof StoreError) return error;
  const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
  return new StoreError(isFull ? "full" : "denied");
}

/** The files of older versions go once the new one is there. */
async function dropOthers(cache: Cache, path: string) {
  const old = (await cache.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    return pathname !== path && pathname !== ALL_CITIES_PATH;
  });
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** A browser that needs room removes what is not persistent first. It may refuse; some ask the visitor. */
async function askForPersistence() {
  await navigator.storage?.persist?.().catch(() => false);
}

/**
 * Fetches the world and the gazetteer's cities, keeps them on this device, and opens them once. Rejects with a StoreError; what was kept
 * before stays then.
 */
export async function storeWorld(onProgress: OnProgress): Promise<StoredWorld> {
  const { version, restaurants, bytes } = await fetchPointer();
  // Of a newer release: this page has to be loaded again.
  if (!isReadable(version)) throw new StoreError("network");
  const path = worldPath(version);
  const kept = { version, restaurants, bytes, at: new Date().toISOString() };
  try {
    const cache = await caches.open(WORLD_CACHE);
    const file = await download(path, bytes, onProgress);
    const before = await cache.match(path);
    try {
      await openFile(cache, path, file);
      if (!writeStoredWorld(kept)) throw new StoreError("denied");
    } catch (error) {
      await (before ? cache.put(path, before) : cache.delete(path));
      closeWorld();
      throw error;
    }
    await dropOthers(cache, path);
    await prepareForOffline();
    return kept;
  } catch (error) {
    throw storageFault(error);
  }
}

/** Keeps a file beside the older one, and has the worker open it, which takes the newest. */
async function openFile(cache: Cache, path: string, file: Response) {
  await cache.put(path, file);
  await cache.put(ALL_CITIES_PATH, await get(ALL_CITIES_PATH));
  await askForPersistence();
  closeWorld();
  await queryWorld("file", { path: "" });
}

/** Removes what is kept. */
export async function removeStoredWorld() {
  forgetStoredWorld();
  closeWorld();
  await caches.delete(WORLD_CACHE).catch(() => false);
}

/** Whether the browser still has what was kept: it may remove it when it needs room. */
export async function isStillThere({ version }: StoredWorld) {
  try {
    return Boolean(await (await caches.open(WORLD_CACHE)).match(worldPath(version)));
  } catch {
    return false;
  }
}
