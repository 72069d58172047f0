"use client";

import { CalendarDays, MessageSquareText } from "@/components/ui/icons";
import { InputField } from "@/components/forms/fields/input-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { addClosedDates } from "@/lib/claims/closed-dates/actions";
import { addClosedDatesSchema, MAX_CLOSED_NOTE } from "@/lib/claims/closed-dates/schema";
import { ownerClosedHref } from "@/lib/claims/hrefs";

/** Adds days on which the sender's own restaurant is closed (P14.982). */
export function ClosedDatesForm({ restaurantId }: { restaurantId: string }) {
  const path = ownerClosedHref(restaurantId);
  return (
    <ServerForm
      action={addClosedDates}
      schema={addClosedDatesSchema}
      draft={path}
      labelledBy="closed-dates-add"
      path={path}
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <InputField label="First day" name="from" icon={CalendarDays} type="date" aria-required />
        <InputField
          label="Last day"
          note="optional"
          name="to"
          icon={CalendarDays}
          type="date"
          hint="Leave blank for a single day."
        />
      </div>
      <InputField
        label="What for"
        note="optional"
        name="note"
        icon={MessageSquareText}
        autoComplete="off"
        maxLength={MAX_CLOSED_NOTE}
        hint="Shown to everyone, for example “summer holidays”."
      />
      <div>
        <SendButton busyLabel="Adding...">Add these days</SendButton>
      </div>
    </ServerForm>
  );
}
