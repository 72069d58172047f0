"use server";

import { revalidatePath } from "next/cache";
import { deleteVisitorPhoto, describeVisitorPhoto } from "@/lib/database/photos/visitor-photos";
import { doneTexts, textsOfForm } from "@/lib/forms/form-texts";
import type { FormState } from "@/lib/forms/form-state";
import { handleMemberForm } from "@/lib/forms/handle-form";
import { removeUnnamedPhotos } from "@/lib/forms/remove-unnamed";
import type failures from "@/lib/messages/en/forms/failures.json";
import type ofPhotos from "@/lib/messages/en/forms/photo.json";
import type english from "@/lib/messages/en/forms/upload.json";
import { getPhotoStorage } from "@/lib/photos/store";
import { addPhotosHref } from "@/lib/photos/visitors/hrefs";
import { deletePhotoSchema, photoDetailsSchema } from "@/lib/photos/visitors/schema";
import { restaurantHref, ROUTES } from "@/lib/routes";

const gone = (data: FormData) => ({
  failure: textsOfForm<keyof typeof failures>(data, "form-failures")("photos.gone"),
});

function expirePages(restaurantId: string) {
  revalidatePath(restaurantHref(restaurantId));
  revalidatePath(ROUTES.photos);
}

/** Changes what a member says of an own photo (P14.901). */
export async function describePhoto(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: photoDetailsSchema(
      textsOfForm<keyof typeof english>(data, "upload-form"),
      textsOfForm<keyof typeof ofPhotos>(data, "photo"),
    ),
    limit: "dish",
    async work({ shows, dishId, ...photo }, { database, user }) {
      if (!(await describeVisitorPhoto(database, user, { ...photo, shows, dishId })))
        return gone(data);
      expirePages(photo.restaurantId);
      return {
        done: {
          href: addPhotosHref(photo.restaurantId),
          notice: { title: doneTexts(data)("photo.described") },
        },
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
      if (!deleted) return gone(data);
      const storage = await getPhotoStorage();
      if (storage) await removeUnnamedPhotos(database, storage, [deleted]);
      expirePages(photo.restaurantId);
      return {
        done: {
          href: addPhotosHref(photo.restaurantId),
          notice: { title: doneTexts(data)("photo.deleted") },
        },
      };
    },
  });
}
