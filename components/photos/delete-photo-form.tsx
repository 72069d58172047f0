"use client";

import { useId } from "react";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { withdrawPhoto } from "@/lib/photos/visitors/actions";
import { addPhotosHref } from "@/lib/photos/visitors/hrefs";
import { deletePhotoSchema } from "@/lib/photos/visitors/schema";

type DeletePhotoFormProps = { restaurantId: string; photoId: string; description: string };

/** Deletes a photo that the member added without a review. */
export function DeletePhotoForm({ restaurantId, photoId, description }: DeletePhotoFormProps) {
  const headingId = useId();
  return (
    <ServerForm
      action={withdrawPhoto}
      schema={deletePhotoSchema}
      labelledBy={headingId}
      path={addPhotosHref(restaurantId)}
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <input type="hidden" name="photoId" value={photoId} />
      <SendButton size="sm" variant="quiet" busyLabel="Deleting...">
        <span id={headingId}>
          Delete<span className="sr-only"> the photo: {description}</span>
        </span>
      </SendButton>
    </ServerForm>
  );
}
