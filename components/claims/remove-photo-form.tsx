"use client";

import { useId } from "react";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { removeOwnerPhoto } from "@/lib/claims/actions";
import { removeOwnerPhotoSchema } from "@/lib/claims/schema";
import { ownerHref } from "@/lib/routes";

type RemovePhotoFormProps = { restaurantId: string; photoId: string; description: string };

/** Takes a photo of an owner away. */
export function RemovePhotoForm({ restaurantId, photoId, description }: RemovePhotoFormProps) {
  const headingId = useId();
  return (
    <ServerForm
      action={removeOwnerPhoto}
      schema={removeOwnerPhotoSchema}
      labelledBy={headingId}
      path={ownerHref(restaurantId)}
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <input type="hidden" name="photoId" value={photoId} />
      <SendButton size="sm" variant="quiet" busyLabel="Removing...">
        <span id={headingId}>
          Remove<span className="sr-only"> the photo: {description}</span>
        </span>
      </SendButton>
    </ServerForm>
  );
}
