"use client";

import { QuickDeleteForm } from "@/components/forms/quick-delete-form";
import { removeOwnerPhoto } from "@/lib/claims/actions";
import { removeOwnerPhotoSchema } from "@/lib/claims/schema";
import { ownerHref } from "@/lib/routes";

type RemovePhotoFormProps = { restaurantId: string; photoId: string; description: string };

/** Takes a photo of an owner away. */
export function RemovePhotoForm({ restaurantId, photoId, description }: RemovePhotoFormProps) {
  return (
    <QuickDeleteForm
      action={removeOwnerPhoto}
      schema={removeOwnerPhotoSchema}
      path={ownerHref(restaurantId)}
      fields={{ restaurantId, photoId }}
      busyLabel="Removing..."
    >
      Remove
      <span className="sr-only"> the photo: {description}</span>
    </QuickDeleteForm>
  );
}
