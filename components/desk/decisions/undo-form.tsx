"use client";

import { Icon } from "@/components/ui/icon";
import { useId } from "react";
import { DecideButton } from "@/components/desk/decisions/decide-button";
import { ServerForm } from "@/components/forms/server-form";
import { undo } from "@/lib/desk/actions";
import type { Queue } from "@/lib/desk/queues";
import { undoSchema } from "@/lib/desk/schema";
import { deskHref } from "@/lib/routes";

/** Undoes a decision of the user, for ten minutes after it (P14.115). */
export function UndoForm({ queue, id }: { queue: Queue; id: string }) {
  const headingId = useId();
  return (
    <ServerForm
      action={undo}
      schema={undoSchema}
      labelledBy={headingId}
      path={deskHref(queue, id)}
      className="mt-4"
    >
      <h2 id={headingId} className="sr-only">
        Taking it back
      </h2>
      <input type="hidden" name="queue" value={queue} />
      <input type="hidden" name="id" value={id} />
      <DecideButton variant="line">
        <Icon name="Undo2" size={18} />
        Undo
      </DecideButton>
    </ServerForm>
  );
}
