"use client";

import { useTexts } from "#texts";
import { QuickDeleteForm } from "@/components/forms/quick-delete-form";
import { spoken } from "@/components/ui/spoken";
import { removeOwnerPhoto } from "@/lib/claims/actions";
import { removeOwnerPhotoSchema } from "@/lib/claims/schema";
import english from "@/lib/messages/en/claims/forms.json";
import { ownerHref } from "@/lib/routes";

type RemovePhotoFormProps = { restaurantId: string; photoId: string; description: string };

/** Takes a photo of an owner away. */
export function RemovePhotoForm({ restaurantId, photoId, description }: RemovePhotoFormProps) {
  const t = useTexts("owner-forms", english);
  return (
    <QuickDeleteForm
      action={removeOwnerPhoto}
      schema={removeOwnerPhotoSchema}
      path={ownerHref(restaurantId)}
      fields={{ restaurantId, photoId }}
      busyLabel={t("removing")}
    >
      {t.rich("photo.remove", { description, spoken })}
    </QuickDeleteForm>
  );
}
