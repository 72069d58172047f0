"use client";
import { useTexts } from "#texts";

import { useId } from "react";
import { InputField } from "@/components/forms/fields/input-field";
import { SelectField } from "@/components/forms/fields/select-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import ofPhotos from "@/lib/messages/en/forms/photo.json";
import words from "@/lib/messages/en/forms/photo-words.json";
import english from "@/lib/messages/en/forms/upload.json";
import { describePhoto } from "@/lib/photos/visitors/actions";
import { addPhotosHref } from "@/lib/photos/visitors/hrefs";
import { LONGEST_CAPTION, photoDetailsSchema } from "@/lib/photos/visitors/schema";
import { describedIn } from "@/lib/restaurants/photos/described-in";
import { captionOf, PHOTO_SUBJECTS } from "@/lib/restaurants/photos/subjects";
import type { AccountPhoto } from "@/lib/restaurants/photos/types";

/** More are on no list of choices: a photo of one of those is added from the dish. */
const MAX_CHOICES = 100;

type Dish = { id: string; name: string };

/** The first dishes, and the one that the photo shows. */
function dishChoices(dishes: readonly Dish[], chosen: string | undefined) {
  return dishes
    .filter(({ id }, place) => place < MAX_CHOICES || id === chosen)
    .map(({ id, name }) => ({ value: id, label: name }));
}

type PhotoDetailsFormProps = {
  restaurantId: string;
  photo: AccountPhoto;
  /** The most confirmed first. */
  dishes: readonly Dish[];
};

/** What a member says of an own photo: all of it may stay empty (P14.901). */
export function PhotoDetailsForm({ restaurantId, photo, dishes }: PhotoDetailsFormProps) {
  const t = useTexts("upload-form", english);
  const sentence = useTexts("photo", ofPhotos);
  const word = useTexts("photo-words", words);
  const headingId = useId();
  const path = addPhotosHref(restaurantId);
  const notSaid = { value: "", label: t("not-said") };
  return (
    <ServerForm
      action={describePhoto}
      schema={photoDetailsSchema(t, sentence)}
      labelledBy={headingId}
      draft={`${path}#${photo.recordId}`}
      unsent={t("unsent")}
      path={path}
      className="grid grid-cols-1 gap-4"
    >
      <span id={headingId} className="sr-only">
        {t("about", { description: describedIn(word, photo.description) })}
      </span>
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <input type="hidden" name="photoId" value={photo.recordId} />
      <InputField
        label={t("caption")}
        name="caption"
        defaultValue={captionOf(photo.description)}
        icon="MessageSquareText"
        maxLength={LONGEST_CAPTION}
        autoComplete="off"
      />
      <SelectField
        label={t("shows")}
        name="shows"
        options={[notSaid, ...PHOTO_SUBJECTS.map((value) => ({ value, label: word(value) }))]}
        defaultValue={photo.shows ?? ""}
      />
      {dishes.length > 0 && (
        <SelectField
          label={t("dish")}
          name="dishId"
          options={[notSaid, ...dishChoices(dishes, photo.dishId)]}
          defaultValue={photo.dishId ?? ""}
        />
      )}
      <div>
        <SendButton size="sm" variant="line" busyLabel={t("saving")}>
          {t("save")}
        </SendButton>
      </div>
    </ServerForm>
  );
}
