import "server-only";

import { headers } from "next/headers";
import { mayWrite } from "@/lib/clients/write-limits";
import type { Database } from "@/lib/database/database";
import type { NewPhoto } from "@/lib/database/reviews/review-photos";
import type { Outcome } from "@/lib/forms/handle-form";
import { removeUnnamedPhotos } from "@/lib/forms/remove-unnamed";
import { tryToStore } from "@/lib/photos/store";
import type { PhotoStorage } from "@/lib/photos/storage";
import type { CurrentUser } from "@/lib/supabase/current-user";

const LIMITED: Outcome = {
  failure:
    "That was a lot of photos in a short time. Please try again later, or send this without them.",
};

/** A file of a form, the name of its field, and what it shows. */
export type PhotoUpload = { field: string; file: File; description: string };

/** `user` is undefined for a sender without an account. */
type Context = {
  database: Database;
  user: Pick<CurrentUser, "sub"> | undefined;
  storage: PhotoStorage;
};

type Kept = { photo: NewPhoto } | { field: string; message: string };

async function keep(
  storage: PhotoStorage,
  { field, file, description }: PhotoUpload,
): Promise<Kept> {
  const result = await tryToStore(storage, file);
  return "photo" in result
    ? { photo: { ...result.photo, description } }
    : { field, message: result.refused.message };
}

/**
 * Keeps the files of photos that a visitor sends. Returns them for their records, or what is wrong, by field: then none is kept.
 */
export async function storeUploads(
  uploads: readonly PhotoUpload[],
  { database, user, storage }: Context,
): Promise<{ photos: NewPhoto[] } | { outcome: Outcome }> {
  const sent = await headers();
  if (!uploads.every(() => mayWrite("photo", sent, user?.sub))) return { outcome: LIMITED };
  const results = await Promise.all(uploads.map((upload) => keep(storage, upload)));
  const photos = results.flatMap((result) => ("photo" in result ? [result.photo] : []));
  if (photos.length === results.length) return { photos };
  await removeUnnamedPhotos(database, storage, photos);
  const faults = results.flatMap((result) =>
    "photo" in result ? [] : [[result.field, result.message] as const],
  );
  return { outcome: { errors: Object.fromEntries(faults) } };
}
