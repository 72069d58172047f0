"use client";

import { useTexts } from "#texts";
import { QuickDeleteForm } from "@/components/forms/quick-delete-form";
import { spoken } from "@/components/ui/spoken";
import english from "@/lib/messages/en/forms/upload.json";
import { withdrawPhoto } from "@/lib/photos/visitors/actions";
import { addPhotosHref } from "@/lib/photos/visitors/hrefs";
import { deletePhotoSchema } from "@/lib/photos/visitors/schema";

type DeletePhotoFormProps = {
  restaurantId: string;
  photoId: string;
  /** Which one: "the photo: A bowl of soup". */
  about: string;
};

/** Deletes a photo that the member added without a review. */
export function DeletePhotoForm({ restaurantId, photoId, about }: DeletePhotoFormProps) {
  const t = useTexts("upload-form", english);
  return (
    <QuickDeleteForm
      action={withdrawPhoto}
      schema={deletePhotoSchema}
      path={addPhotosHref(restaurantId)}
      fields={{ restaurantId, photoId }}
      busyLabel={t("deleting")}
    >
      {t.rich("delete.this", {
        what: about,
        spoken,
      })}
    </QuickDeleteForm>
  );
}
