import { join } from "node:path";
import type { Environment } from "@/lib/env";
import { localPhotoStorage } from "@/lib/photos/local-storage";
import type { PhotoStorage } from "@/lib/photos/storage";
import { supabasePhotoStorage } from "@/lib/photos/supabase-storage";

/** Where a command finds the site's photos; undefined with a Supabase project whose secret key is not set. */
export function photoStorageOf(
  { NEXT_PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: key }: Partial<Environment>,
  dataDirectory: string,
): PhotoStorage | undefined {
  if (!url) return localPhotoStorage(join(dataDirectory, "photos"));
  return key ? supabasePhotoStorage(url, key) : undefined;
}
