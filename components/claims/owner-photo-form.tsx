"use client";

import { useTexts } from "#texts";
import { PhotoField } from "@/components/forms/fields/photo-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { addPhoto } from "@/lib/claims/actions";
import { ownerPhotoSchema } from "@/lib/claims/schema";
import english from "@/lib/messages/en/claims/forms.json";
import photo from "@/lib/messages/en/forms/photo.json";
import { MAX_DESCRIPTION } from "@/lib/reviews/photo-fields";
import { ownerHref } from "@/lib/routes";

const nothing = () => undefined;

/** Adds a photo of a restaurant as its owner (P14.85). */
export function OwnerPhotoForm({ restaurantId }: { restaurantId: string }) {
  const t = useTexts("owner-forms", english);
  const ofPhotos = useTexts("photo", photo);
  return (
    <ServerForm
      action={addPhoto}
      schema={ownerPhotoSchema(t, ofPhotos)}
      labelledBy="owner-photos"
      draft={`${ownerHref(restaurantId)}#photo`}
      unsent={t("photo.unsent")}
      path={ownerHref(restaurantId)}
      className="grid max-w-90 grid-cols-1 gap-4"
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <PhotoField
        name="photo"
        descriptionName="photoDescription"
        maxDescription={MAX_DESCRIPTION}
        label={t("photo")}
        removal={t("photo.discard")}
        isHidden={false}
        onChange={nothing}
      />
      <div>
        <SendButton size="md" busyLabel={t("adding")}>
          {t("photo.add")}
        </SendButton>
      </div>
    </ServerForm>
  );
}
