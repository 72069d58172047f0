import "server-only";

import { join, resolve } from "node:path";
import { chooseDatabase, type DatabaseSettings } from "@/lib/database/mode";
import { localPhotoStorage } from "@/lib/photos/local-storage";
import type { PhotoStorage } from "@/lib/photos/storage";
import { SUPABASE_URL } from "@/lib/public-env";

const FOLDER = "photos";

async function choose(): Promise<PhotoStorage | undefined> {
  if (chooseDatabase(process.env as DatabaseSettings).mode === "none") return undefined;
  if (SUPABASE_URL) {
    const secretKey = process.env.SUPABASE_SECRET_KEY;
    if (!secretKey) return undefined;
    const { supabasePhotoStorage } = await import("@/lib/photos/supabase-storage");
    return supabasePhotoStorage(SUPABASE_URL, secretKey);
  }
  const directory = resolve(/* turbopackIgnore: true */ process.env.CHARD_DATA_DIR || ".data");
  return localPhotoStorage(join(/* turbopackIgnore: true */ directory, FOLDER));
}

let chosen: Promise<PhotoStorage | undefined> | undefined;

/** What `getPhotoStorage` calls (lib/photos/store.ts). */
export function choosePhotoStorage() {
  chosen ??= choose();
  return chosen;
}
