"use client";

import { MessageSquareText } from "@/components/ui/icons";
import { useId } from "react";
import { InputField } from "@/components/forms/fields/input-field";
import { SelectField } from "@/components/forms/fields/select-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { describePhoto } from "@/lib/photos/visitors/actions";
import { addPhotosHref } from "@/lib/photos/visitors/hrefs";
import { LONGEST_CAPTION, photoDetailsSchema } from "@/lib/photos/visitors/schema";
import { captionOf, PHOTO_SUBJECTS, SUBJECT_LABELS } from "@/lib/restaurants/photos/subjects";
import type { AccountPhoto } from "@/lib/restaurants/photos/types";

const NOT_SAID = { value: "", label: "Not specified" };
const SUBJECTS = [
  NOT_SAID,
  ...PHOTO_SUBJECTS.map((value) => ({ value, label: SUBJECT_LABELS[value] })),
];

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
  const headingId = useId();
  const path = addPhotosHref(restaurantId);
  return (
    <ServerForm
      action={describePhoto}
      schema={photoDetailsSchema}
      labelledBy={headingId}
      draft={`${path}#${photo.recordId}`}
      unsent="You have an unsent description."
      path={path}
      className="grid grid-cols-1 gap-4"
    >
      <span id={headingId} className="sr-only">
        About the photo: {photo.description}
      </span>
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <input type="hidden" name="photoId" value={photo.recordId} />
      <InputField
        label="Caption"
        name="caption"
        defaultValue={captionOf(photo.description)}
        icon={MessageSquareText}
        maxLength={LONGEST_CAPTION}
        autoComplete="off"
      />
      <SelectField
        label="What does it show?"
        name="shows"
        options={SUBJECTS}
        defaultValue={photo.shows ?? ""}
      />
      {dishes.length > 0 && (
        <SelectField
          label="Which dish?"
          name="dishId"
          options={[NOT_SAID, ...dishChoices(dishes, photo.dishId)]}
          defaultValue={photo.dishId ?? ""}
        />
      )}
      <div>
        <SendButton size="sm" variant="line" busyLabel="Saving...">
          Save
        </SendButton>
      </div>
    </ServerForm>
  );
}
