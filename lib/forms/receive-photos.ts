import "server-only";

import { revalidatePath } from "next/cache";
import { headers } from "next/headers";
import { mayWrite } from "@/lib/clients/write-limits";
import { ensureMember } from "@/lib/database/accounts/members";
import { findSuspension } from "@/lib/database/accounts/suspensions";
import { getStores } from "@/lib/database/client";
import { getRecords } from "@/lib/database/records/public-records";
import { readAuthorHistory } from "@/lib/database/contributions/author-history";
import { addVisitorPhotos } from "@/lib/database/photos/visitor-photos";
import { removeUnnamedPhotos } from "@/lib/forms/remove-unnamed";
import type { Suspension } from "@/lib/moderation/suspension";
import type { Photo } from "@/lib/photo-name";
import { MAX_AT_ONCE } from "@/lib/restaurants/photos/limits";
import type { PhotoRefusalReason } from "@/lib/photos/refusal";
import { getPhotoStorage, tryToStore } from "@/lib/photos/store";
import type { UploadFailure } from "@/lib/photos/visitors/upload-failures";
import { restaurantHref, ROUTES } from "@/lib/routes";
import type { CurrentUser } from "@/lib/supabase/current-user";

/** What became of the files that a member sent. */
export type Received =
  | { added: number; isWaiting: boolean; refused: PhotoRefusalReason[] }
  | { failure: UploadFailure }
  | { suspended: Suspension };

/** The restaurant that the photos show, or its dish. */
export type PhotoTarget = { restaurantId: string; dishId?: string };

async function chooseStatus(user: CurrentUser) {
  if (process.env.CHARD_REVIEW_FIRST !== "1") return "published";
  const { database } = await getStores();
  const { hasPublishedPhoto } = await readAuthorHistory(database, user, {}, new Date());
  return hasPublishedPhoto ? "published" : "waiting";
}

async function findFailure(restaurantId: string, files: readonly File[], user: CurrentUser) {
  if (files.length === 0) return "none";
  if (files.length > MAX_AT_ONCE) return "too-many";
  const restaurant = await (await getRecords()).getRestaurant(restaurantId);
  if (!restaurant) return "unlisted";
  if (restaurant.closure === "closed") return "closed";
  const sent = await headers();
  return files.every(() => mayWrite("photo", sent, user.sub)) ? undefined : "limited";
}

/** Adds photos of a member to a restaurant, without a review (P14.900). One that is refused does not keep the others from being added. */
export async function receivePhotos(
  { restaurantId, dishId }: PhotoTarget,
  files: readonly File[],
  user: CurrentUser,
): Promise<Received> {
  const failure = await findFailure(restaurantId, files, user);
  if (failure) return { failure };
  const { database } = await getStores();
  const suspension = await findSuspension(database, user);
  if (suspension) return { suspended: suspension };
  const storage = await getPhotoStorage();
  if (!storage) return { failure: "unavailable" };

  const stored: Photo[] = [];
  const refused: PhotoRefusalReason[] = [];
  for (const file of files) {
    const result = await tryToStore(storage, file);
    if ("photo" in result) stored.push(result.photo);
    else refused.push(result.refused.reason);
  }
  if (stored.length === 0) return { added: 0, isWaiting: false, refused };
  const status = await chooseStatus(user);
  await ensureMember(database, user);
  const photos = { restaurantId, dishId, added: stored, status } as const;
  const removed = await addVisitorPhotos(database, user, photos);
  if (!removed) {
    await removeUnnamedPhotos(database, storage, stored);
    return { failure: "full" };
  }
  revalidatePath(restaurantHref(restaurantId));
  revalidatePath(ROUTES.photos);
  const added = stored.length - removed.length;
  return {
    added,
    isWaiting: added > 0 && status === "waiting",
    refused: [...refused, ...removed.map(() => "removed" as const)],
  };
}
