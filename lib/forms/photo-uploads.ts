import "server-only";

import { headers } from "next/headers";
import { mayWrite } from "@/lib/clients/write-limits";
import type { Database } from "@/lib/database/database";
import type { NewPhoto } from "@/lib/database/reviews/review-photos";
import { textsOfForm } from "@/lib/forms/form-texts";
import type { Outcome } from "@/lib/forms/handle-form";
import { removeUnnamedPhotos } from "@/lib/forms/remove-unnamed";
import type failures from "@/lib/messages/en/forms/failures.json";
import type english from "@/lib/messages/en/forms/photo.json";
import { tryToStore } from "@/lib/photos/store";
import type { PhotoStorage } from "@/lib/photos/storage";
import type { CurrentUser } from "@/lib/supabase/current-user";

/** A file of a form, the name of its field, and what it shows. */
export type PhotoUpload = { field: string; file: File; description: string };

/** `user` is undefined for a sender without an account. */
type Context = {
  database: Database;
  user: Pick<CurrentUser, "sub"> | undefined;
  storage: PhotoStorage;
  /** The form. */
  data: FormData;
};

type Kept = { photo: NewPhoto } | { field: string; sentence: keyof typeof english };

async function keep(
  storage: PhotoStorage,
  { field, file, description }: PhotoUpload,
): Promise<Kept> {
  const result = await tryToStore(storage, file);
  return "photo" in result
    ? { photo: { ...result.photo, description } }
    : { field, sentence: result.refused.sentence };
}

/**
 * Keeps the files of photos that a visitor sends. Returns them for their records, or what is wrong, by field: then none is kept.
 */
export async function storeUploads(
  uploads: readonly PhotoUpload[],
  { database, user, storage, data }: Context,
): Promise<{ photos: NewPhoto[] } | { outcome: Outcome }> {
  const sent = await headers();
  if (!uploads.every(() => mayWrite("photo", sent, user?.sub))) {
    const t = textsOfForm<keyof typeof failures>(data, "form-failures");
    return { outcome: { failure: t("photos.limited") } };
  }
  const results = await Promise.all(uploads.map((upload) => keep(storage, upload)));
  const photos = results.flatMap((result) => ("photo" in result ? [result.photo] : []));
  if (photos.length === results.length) return { photos };
  await removeUnnamedPhotos(database, storage, photos);
  const t = textsOfForm<keyof typeof english>(data, "photo");
  const faults = results.flatMap((result) =>
    "photo" in result ? [] : [[result.field, t(result.sentence)] as const],
  );
  return { outcome: { errors: Object.fromEntries(faults) } };
}
