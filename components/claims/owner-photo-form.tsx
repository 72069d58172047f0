"use client";

import { PhotoField } from "@/components/forms/fields/photo-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { addPhoto } from "@/lib/claims/actions";
import { ownerPhotoSchema } from "@/lib/claims/schema";
import { MAX_DESCRIPTION } from "@/lib/reviews/photo-fields";
import { ownerHref } from "@/lib/routes";

const nothing = () => undefined;

/** Adds a photo of a restaurant as its owner (P14.85). */
export function OwnerPhotoForm({ restaurantId }: { restaurantId: string }) {
  return (
    <ServerForm
      action={addPhoto}
      schema={ownerPhotoSchema}
      labelledBy="owner-photos"
      draft={`${ownerHref(restaurantId)}#photo`}
      unsent="You have an unsent photo description."
      path={ownerHref(restaurantId)}
      className="grid max-w-90 grid-cols-1 gap-4"
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <PhotoField
        name="photo"
        descriptionName="photoDescription"
        maxDescription={MAX_DESCRIPTION}
        label="Photo"
        removal="Remove photo"
        isHidden={false}
        onChange={nothing}
      />
      <div>
        <SendButton size="md" busyLabel="Adding...">
          Add this photo
        </SendButton>
      </div>
    </ServerForm>
  );
}
