import { join } from "node:path";
import type { Environment } from "@/lib/env";
import { localPhotoStorage } from "@/lib/photos/local-storage";
import type { PhotoStorage } from "@/lib/photos/storage";

/** Where a command finds the site's photos; undefined with a Supabase project whose secret key is not set. */
export async function photoStorageOf(
  { NEXT_PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: key }: Partial<Environment>,
  dataDirectory: string,
): Promise<PhotoStorage | undefined> {
  if (!url) return localPhotoStorage(join(dataDirectory, "photos"));
  if (!key) return undefined;
  const { supabasePhotoStorage } = await import("@/lib/photos/supabase-storage");
  return supabasePhotoStorage(url, key);
}
