"use server";

import { revalidatePath } from "next/cache";
import { deleteVisitorPhoto, describeVisitorPhoto } from "@/lib/database/photos/visitor-photos";
import type { FormState } from "@/lib/forms/form-state";
import { handleMemberForm } from "@/lib/forms/handle-form";
import { removeUnnamedPhotos } from "@/lib/forms/remove-unnamed";
import { getPhotoStorage } from "@/lib/photos/store";
import { addPhotosHref } from "@/lib/photos/visitors/hrefs";
import { deletePhotoSchema, photoDetailsSchema } from "@/lib/photos/visitors/schema";
import { restaurantHref, ROUTES } from "@/lib/routes";

const GONE = { failure: "This photo is no longer there." };

function expirePages(restaurantId: string) {
  revalidatePath(restaurantHref(restaurantId));
  revalidatePath(ROUTES.photos);
}

/** Changes what a member says of an own photo (P14.901). */
export async function describePhoto(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: photoDetailsSchema,
    limit: "dish",
    async work({ shows, dishId, ...photo }, { database, user }) {
      if (!(await describeVisitorPhoto(database, user, { ...photo, shows, dishId }))) return GONE;
      expirePages(photo.restaurantId);
      return {
        done: { href: addPhotosHref(photo.restaurantId), notice: { title: "Photo described" } },
      };
    },
  });
}

/** Deletes an own photo. */
export async function withdrawPhoto(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: deletePhotoSchema,
    limit: "photo",
    isForSuspended: true,
    async work(photo, { database, user }) {
      const deleted = await deleteVisitorPhoto(database, user, photo);
      if (!deleted) return GONE;
      const storage = await getPhotoStorage();
      if (storage) await removeUnnamedPhotos(database, storage, [deleted]);
      expirePages(photo.restaurantId);
      return {
        done: { href: addPhotosHref(photo.restaurantId), notice: { title: "Photo deleted" } },
      };
    },
  });
}
