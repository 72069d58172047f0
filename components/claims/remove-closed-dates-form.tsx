"use client";

import { QuickDeleteForm } from "@/components/forms/quick-delete-form";
import { removeClosedDates } from "@/lib/claims/closed-dates/actions";
import { removeClosedDatesSchema } from "@/lib/claims/closed-dates/schema";
import { ownerClosedHref } from "@/lib/claims/hrefs";

type RemoveClosedDatesFormProps = { restaurantId: string; from: string; to: string; text: string };

/** Removes days on which the restaurant would have been closed. */
export function RemoveClosedDatesForm({
  restaurantId,
  from,
  to,
  text,
}: RemoveClosedDatesFormProps) {
  return (
    <QuickDeleteForm
      action={removeClosedDates}
      schema={removeClosedDatesSchema}
      path={ownerClosedHref(restaurantId)}
      fields={{ restaurantId, from, to }}
      busyLabel="Removing..."
    >
      Remove
      <span className="sr-only"> {text}</span>
    </QuickDeleteForm>
  );
}
