import { useEffect } from "react";
import { whenIdle } from "@/lib/browser/idle";
import { setStoredReader } from "@/lib/browser/stored-files";
import { readStored, writeStored } from "@/lib/browser/storage";
import { STORED_WORLD_STORAGE_KEY, onWorldStored, readStoredWorld } from "@/lib/world/stored-world";

/** Files of the site that cannot be fetched are read from the kept world, where there is one. */
async function readFile(path: string) {
  if (!readStoredWorld()) return undefined;
  const { queryWorld } = await import("@/lib/world/query-world");
  return queryWorld("file", { path });
}

/** What cannot be loaded now is loaded on the next page. */
async function loadCode() {
  try {
    const { loaded } = await import("./offline-code");
    await loaded;
    writeStored("session", STORED_WORLD_STORAGE_KEY, "ready");
  } catch {
    return;
  }
}

/** Has pages use the kept world without a connection. Its code is loaded once in a session: a deployment renames it. */
export function StoredWorld() {
  useEffect(() => {
    setStoredReader(readFile);
    if (readStoredWorld() && !readStored("session", STORED_WORLD_STORAGE_KEY))
      whenIdle(() => void loadCode());
    return onWorldStored(loadCode);
  }, []);

  return null;
}
