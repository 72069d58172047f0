"use client";

import { Icon } from "@/components/ui/icon";
import { useId } from "react";
import { PhotoRemovalForm } from "@/components/desk/venues/photo-removal-form";
import { PhotoField } from "@/components/forms/fields/photo-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { VisitorPhoto } from "@/components/site/visitor-photo";
import { addPhoto, chooseMainPhoto } from "@/lib/desk/venues/actions";
import { mainPhotoSchema, newPhotoSchema } from "@/lib/desk/venues/schema";
import type { ReviewPhoto } from "@/lib/restaurants/types";
import { MAX_DESCRIPTION } from "@/lib/reviews/photo-fields";
import { deskHref } from "@/lib/routes";

export type VenuePhoto = ReviewPhoto & { isMain: boolean; status: string };

const nothing = () => undefined;

function MainPhoto({ id, photo }: { id: string; photo: VenuePhoto }) {
  const labelId = useId();
  if (photo.isMain)
    return (
      <p className="flex min-h-11 items-center gap-2 font-semibold text-leaf-ink">
        <Icon name="Star" size={17} className="icon-bold" />
        Main picture
      </p>
    );
  if (photo.status !== "published")
    return <p className="text-note text-ink-2">Waiting for review.</p>;
  return (
    <ServerForm
      action={chooseMainPhoto}
      schema={mainPhotoSchema}
      labelledBy={labelId}
      path={deskHref("venues", id)}
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="photo" value={photo.recordId} />
      <div>
        <SendButton size="sm" variant="line" busyLabel="Saving...">
          <span id={labelId}>
            Make it the main picture<span className="sr-only">: {photo.description}</span>
          </span>
        </SendButton>
      </div>
    </ServerForm>
  );
}

function NewPhoto({ id }: { id: string }) {
  return (
    <ServerForm
      key={id}
      action={addPhoto}
      schema={newPhotoSchema}
      labelledBy="venue-photos"
      path={deskHref("venues", id)}
      className="mt-3 grid grid-cols-1 gap-3"
    >
      <input type="hidden" name="id" value={id} />
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
        <SendButton size="sm" variant="line" busyLabel="Adding...">
          Add this photo
        </SendButton>
      </div>
    </ServerForm>
  );
}

type VenuePhotosProps = { id: string; photos: readonly VenuePhoto[]; isModerator: boolean };

/** The photos of a restaurant at the desk: its main picture, others, and a new one (P14.326); moderators remove them (P14.105). */
export function VenuePhotos({ id, photos, isModerator }: VenuePhotosProps) {
  return (
    <section aria-labelledby="venue-photos" className="border-t border-line pt-5">
      <h3 id="venue-photos" className="font-display text-h4">
        Photos
      </h3>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2">
        {photos.map((photo) => (
          <li key={photo.recordId}>
            <VisitorPhoto
              photo={photo}
              sizes="20rem"
              className="aspect-4/3 w-full rounded-tile bg-sprout object-cover"
            />
            <p aria-hidden="true" className="mt-1.5 text-small text-ink-2">
              {photo.description}
            </p>
            <MainPhoto id={id} photo={photo} />
            {isModerator && (
              <PhotoRemovalForm id={id} photo={photo.recordId} description={photo.description} />
            )}
          </li>
        ))}
      </ul>
      <NewPhoto key={photos.length} id={id} />
    </section>
  );
}
