"use client";

import { useId } from "react";
import { DecideButton } from "@/components/desk/decisions/decide-button";
import { AreaField } from "@/components/forms/fields/area-field";
import { ServerForm, useForm } from "@/components/forms/server-form";
import { chipVariants } from "@/components/ui/chip";
import { refuse } from "@/lib/desk/actions";
import { wordsOf, type Queue } from "@/lib/desk/queues";
import { refusalSchema } from "@/lib/desk/schema";
import { deskHref } from "@/lib/routes";

function Reasons({ reasons }: { reasons: readonly string[] }) {
  const { values } = useForm();
  return (
    <fieldset>
      <legend className="mb-2 text-note font-semibold">Reason</legend>
      <div className="flex flex-wrap gap-2">
        {reasons.map((reason) => (
          <label
            key={reason}
            className={chipVariants({
              className:
                "cursor-pointer has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
            })}
          >
            <input
              type="radio"
              name="reason"
              value={reason}
              defaultChecked={values.reason === reason}
              className="accent-leaf"
            />
            {reason}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type RefusalFormProps = {
  queue: Queue;
  id: string;
  /** Other reasons than the queue has. */
  reasons?: readonly string[];
};

/** Refuses an item, with a reason; collapsed until its button or the key R is pressed. */
export function RefusalForm({ queue, id, reasons }: RefusalFormProps) {
  const headingId = useId();
  const { refusal } = wordsOf(queue);
  if (!refusal) return null;
  const { label, hint } = refusal;
  return (
    <details data-desk-refusal className="mt-6 border-t border-line pt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <span id={headingId}>{label}</span>
        <kbd
          aria-hidden="true"
          className="rounded-tag border border-current px-1.5 text-small max-md:hidden"
        >
          R
        </kbd>
      </summary>
      <ServerForm
        action={refuse}
        schema={refusalSchema}
        labelledBy={headingId}
        draft={`${deskHref(queue, id)}#refusal`}
        unsent="You have an unsent reason."
        path={deskHref(queue, id)}
        className="mt-3 grid grid-cols-1 gap-4"
      >
        <input type="hidden" name="queue" value={queue} />
        <input type="hidden" name="id" value={id} />
        <Reasons reasons={reasons ?? refusal.reasons} />
        <AreaField name="text" label="In your own words" hint={hint} maxLength={1_000} rows={3} />
        <div>
          <DecideButton variant="beet">Send and {label.toLowerCase()}</DecideButton>
        </div>
      </ServerForm>
    </details>
  );
}
