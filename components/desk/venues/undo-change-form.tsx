"use client";

import { Icon } from "@/components/ui/icon";
import { DecideButton } from "@/components/desk/decisions/decide-button";
import { ServerForm } from "@/components/forms/server-form";
import { undoChange } from "@/lib/desk/changes-at-once/actions";
import { undoChangeSchema } from "@/lib/desk/changes-at-once/schema";
import { deskHref } from "@/lib/routes";

type UndoChangeFormProps = {
  entryId: number;
  restaurantId: string;
  /** The id of what says the change. */
  labelledBy: string;
};

/** Takes a change by an owner or a trusted member back (P14.981). */
export function UndoChangeForm({ entryId, restaurantId, labelledBy }: UndoChangeFormProps) {
  return (
    <ServerForm
      action={undoChange}
      schema={undoChangeSchema}
      labelledBy={labelledBy}
      path={deskHref("changes")}
      className="mt-2 grid gap-2"
    >
      <input type="hidden" name="entryId" value={entryId} />
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <div>
        <DecideButton variant="line" aria-describedby={labelledBy}>
          <Icon name="Undo2" size={18} />
          Undo
        </DecideButton>
      </div>
    </ServerForm>
  );
}
