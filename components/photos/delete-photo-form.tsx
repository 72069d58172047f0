"use client";

import { QuickDeleteForm } from "@/components/forms/quick-delete-form";
import { withdrawPhoto } from "@/lib/photos/visitors/actions";
import { addPhotosHref } from "@/lib/photos/visitors/hrefs";
import { deletePhotoSchema } from "@/lib/photos/visitors/schema";

type DeletePhotoFormProps = { restaurantId: string; photoId: string; description: string };

/** Deletes a photo that the member added without a review. */
export function DeletePhotoForm({ restaurantId, photoId, description }: DeletePhotoFormProps) {
  return (
    <QuickDeleteForm
      action={withdrawPhoto}
      schema={deletePhotoSchema}
      path={addPhotosHref(restaurantId)}
      fields={{ restaurantId, photoId }}
      busyLabel="Deleting..."
    >
      Delete
      <span className="sr-only"> the photo: {description}</span>
    </QuickDeleteForm>
  );
}
