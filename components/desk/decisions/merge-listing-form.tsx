"use client";

import { useId } from "react";
import { DecideButton } from "@/components/desk/decisions/decide-button";
import { ServerForm } from "@/components/forms/server-form";
import { mergeListing } from "@/lib/desk/actions";
import { mergeListingSchema } from "@/lib/desk/schema";
import type { SimilarPlace } from "@/lib/desk/similar-place";
import { bothNames } from "@/lib/restaurants/names/both-names";
import { deskHref } from "@/lib/routes";

type MergeListingFormProps = { id: string; similar: readonly SimilarPlace[] };

/** A listing of what is listed already: the restaurant gets the facts that it lacks (P14.304). */
export function MergeListingForm({ id, similar }: MergeListingFormProps) {
  const headingId = useId();
  if (similar.length === 0) return null;
  return (
    <details className="mt-6 border-t border-line pt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
        <span id={headingId}>This restaurant is already listed</span>
      </summary>
      <ServerForm
        action={mergeListing}
        schema={mergeListingSchema}
        labelledBy={headingId}
        path={deskHref("listings", id)}
        className="mt-3 grid grid-cols-1 gap-4"
      >
        <input type="hidden" name="queue" value="listings" />
        <input type="hidden" name="id" value={id} />
        <fieldset>
          <legend className="mb-2 font-strong">Which one is it?</legend>
          {similar.map((place, index) => (
            <label key={place.id} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="target"
                value={place.id}
                defaultChecked={index === 0}
                className="size-5 flex-none accent-beet"
              />
              {[bothNames(place), place.address, place.city, place.distance]
                .filter(Boolean)
                .join(", ")}
            </label>
          ))}
        </fieldset>
        <p className="text-note text-ink-2">
          It takes over the facts from this listing that it lacks; the sender is sent to its page.
        </p>
        <div>
          <DecideButton variant="line">Add to this one</DecideButton>
        </div>
      </ServerForm>
    </details>
  );
}
