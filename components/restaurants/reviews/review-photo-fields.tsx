import { useTexts } from "#texts";
import { useState, type ReactNode } from "react";
import { PhotoField } from "@/components/forms/fields/photo-field";
import { useForm } from "@/components/forms/server-form";
import { VisitorPhoto } from "@/components/site/visitor-photo";
import { atLeast } from "@/lib/breakpoints";
import { ownWords } from "@/lib/languages/own-words";
import english from "@/lib/messages/en/forms/review.json";
import type { ReviewPhoto } from "@/lib/restaurants/types";
import {
  descriptionField,
  fileField,
  MAX_DESCRIPTION,
  MAX_REVIEW_PHOTOS,
  PHOTO_SLOTS,
  removalField,
} from "@/lib/reviews/photo-fields";

/** A set, and a function that adds to it or takes away from it. */
function useMembership<T>() {
  const [members, setMembers] = useState<ReadonlySet<T>>(new Set());
  function set(member: T, isMember: boolean) {
    setMembers((before) => {
      const after = new Set(before);
      if (isMember) after.add(member);
      else after.delete(member);
      return after;
    });
  }
  return [members, set] as const;
}

type PresentPhotoProps = { photo: ReviewPhoto; onRemove: (isRemoved: boolean) => void };

function PresentPhoto({ photo, onRemove }: PresentPhotoProps) {
  const t = useTexts("review-form", english);
  const { values } = useForm();
  const name = removalField(photo.recordId);
  return (
    <figure className="group min-w-0">
      <VisitorPhoto
        photo={photo}
        sizes={`${atLeast("lg")} 18rem, 45vw`}
        className="aspect-4/3 w-full rounded-tile bg-sprout object-cover group-has-checked:opacity-40"
      />
      <figcaption className="mt-1.5 text-small break-words text-ink-2" {...ownWords(t.language)}>
        {photo.description}
      </figcaption>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 font-semibold">
        <input
          type="checkbox"
          name={name}
          value="on"
          defaultChecked={values[name] === "on"}
          onChange={(event) => onRemove(event.currentTarget.checked)}
          aria-label={t("photos.remove.this", { description: photo.description })}
          className="size-5 flex-none accent-ink"
        />
        {t("photos.remove")}
      </label>
    </figure>
  );
}

/** The photos of a review: those that it has, which can be removed, and fields for new ones (P14.27). */
export function ReviewPhotoFields({ photos = [] }: { photos?: ReviewPhoto[] | undefined }) {
  const t = useTexts("review-form", english);
  const { errors, failure } = useForm();
  const [removed, setRemoved] = useMembership<string>();
  const [chosen, setChosen] = useMembership<number>();
  const hasRoom = photos.length - removed.size + chosen.size < MAX_REVIEW_PHOTOS;
  const next = hasRoom ? PHOTO_SLOTS.find((slot) => !chosen.has(slot)) : undefined;
  const wasSent = failure !== undefined || Object.keys(errors).length > 0;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-note font-semibold">
        {t.rich("photos", {
          note: (text: ReactNode) => (
            <span key="note" className="font-normal text-ink-3">
              {text}
            </span>
          ),
        })}
      </legend>
      <div className="grid grid-cols-1 items-start gap-4 narrow:grid-cols-2">
        {photos.map((photo) => (
          <PresentPhoto
            key={photo.recordId}
            photo={photo}
            onRemove={(isRemoved) => setRemoved(photo.recordId, isRemoved)}
          />
        ))}
        {PHOTO_SLOTS.map((slot) => (
          <PhotoField
            key={slot}
            name={fileField(slot)}
            descriptionName={descriptionField(slot)}
            maxDescription={MAX_DESCRIPTION}
            label={t("photos.one", { number: slot })}
            removal={t("photos.one.remove", { number: slot })}
            isHidden={slot !== next && !chosen.has(slot)}
            onChange={(isChosen) => setChosen(slot, isChosen)}
          />
        ))}
      </div>
      <p className="mt-2 text-small text-ink-3">{t("photos.spoken")}</p>
      {wasSent && (
        <p className="mt-1 hidden text-small text-ink-2 noscript:block">{t("photos.again")}</p>
      )}
    </fieldset>
  );
}
