"use client";

import { useId, type ReactNode } from "react";
import { ConfirmField } from "@/components/forms/fields/confirm-field";
import { InputField } from "@/components/forms/fields/input-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { merge } from "@/lib/desk/venues/actions";
import { mergeSchema } from "@/lib/desk/venues/schema";
import { deskHref } from "@/lib/routes";

type MergeFormProps = { id: string; name: ReactNode };

/** Makes one restaurant of two (P14.102). */
export function MergeForm({ id, name }: MergeFormProps) {
  const headingId = useId();
  return (
    <ServerForm
      action={merge}
      schema={mergeSchema}
      labelledBy={headingId}
      path={deskHref("venues", id)}
      className="grid grid-cols-1 gap-3"
    >
      <h3 id={headingId} className="font-display text-h4">
        Merge into another
      </h3>
      <p className="text-note text-ink-2">
        Reviews, favorites, photos and elements of {name} move to the other one, and its address
        leads there. If a member has reviewed both, the newer review stays. Its owner does not own
        the other one: the claim waits in the queue, and so do the owner’s photos.
      </p>
      <input type="hidden" name="id" value={id} />
      <InputField
        label="Id of the other one"
        name="target"
        icon="Store"
        autoComplete="off"
        hint="As in the address of its page: kopps-berlin."
        aria-required
      />
      <ConfirmField
        name="confirmed"
        label="I have looked at both"
        hint="Merging cannot be undone."
      />
      <div>
        <SendButton size="md" variant="line" busyLabel="Merging...">
          Merge
        </SendButton>
      </div>
    </ServerForm>
  );
}
