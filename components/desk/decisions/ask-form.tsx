"use client";

import { useId } from "react";
import { DecideButton } from "@/components/desk/decisions/decide-button";
import { AreaField } from "@/components/forms/fields/area-field";
import { ServerForm } from "@/components/forms/server-form";
import { ask } from "@/lib/desk/actions";
import type { Queue } from "@/lib/desk/queues";
import { askSchema } from "@/lib/desk/schema";
import { deskHref } from "@/lib/routes";

/** Asks the sender of an item before it is decided (P14.119); collapsed until its button is pressed. */
export function AskForm({ queue, id, hint }: { queue: Queue; id: string; hint: string }) {
  const headingId = useId();
  return (
    <details className="mt-3 border-t border-line pt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
        <span id={headingId}>Ask the sender</span>
      </summary>
      <ServerForm
        action={ask}
        schema={askSchema}
        labelledBy={headingId}
        draft={`${deskHref(queue, id)}#question`}
        unsent="You have an unsent question."
        path={deskHref(queue, id)}
        className="mt-3 grid grid-cols-1 gap-4"
      >
        <input type="hidden" name="queue" value={queue} />
        <input type="hidden" name="id" value={id} />
        <AreaField name="question" label="Your question" hint={hint} rows={3} aria-required />
        <div>
          <DecideButton variant="line">Send question</DecideButton>
        </div>
      </ServerForm>
    </details>
  );
}
