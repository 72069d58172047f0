"use client";

import { useId } from "react";
import { AreaField } from "@/components/forms/fields/area-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { removePhoto } from "@/lib/desk/venues/actions";
import { photoSchema } from "@/lib/desk/venues/schema";
import { deskHref } from "@/lib/routes";

type PhotoRemovalFormProps = {
  /** Of the restaurant. */
  id: string;
  photo: string;
  description: string;
  /** The review at whose item this stands. */
  review?: string;
};

/** Takes a photo off its pages, with a reason; collapsed until its button is pressed (P14.105). */
export function PhotoRemovalForm({ id, photo, description, review }: PhotoRemovalFormProps) {
  const headingId = useId();
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
        <span id={headingId}>
          Remove<span className="sr-only"> the photo: {description}</span>
        </span>
      </summary>
      <ServerForm
        action={removePhoto}
        schema={photoSchema}
        labelledBy={headingId}
        path={review ? deskHref("reviews", review) : deskHref("venues", id)}
        className="grid grid-cols-1 gap-3"
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="photo" value={photo} />
        {review && <input type="hidden" name="review" value={review} />}
        <AreaField
          name="reason"
          label="Reason"
          hint="Its sender sees this."
          rows={2}
          aria-required
        />
        <div>
          <SendButton size="sm" variant="line" busyLabel="Removing...">
            Remove it
          </SendButton>
        </div>
      </ServerForm>
    </details>
  );
}
