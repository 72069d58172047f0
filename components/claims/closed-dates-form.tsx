"use client";
import { useTexts } from "#texts";

import { InputField } from "@/components/forms/fields/input-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { addClosedDates } from "@/lib/claims/closed-dates/actions";
import { addClosedDatesSchema, MAX_CLOSED_NOTE } from "@/lib/claims/closed-dates/schema";
import { ownerClosedHref } from "@/lib/claims/hrefs";
import english from "@/lib/messages/en/claims/forms.json";

/** Adds days on which the sender's own restaurant is closed (P14.982). */
export function ClosedDatesForm({ restaurantId }: { restaurantId: string }) {
  const t = useTexts("owner-forms", english);
  const path = ownerClosedHref(restaurantId);
  return (
    <ServerForm
      action={addClosedDates}
      schema={addClosedDatesSchema(t)}
      draft={path}
      labelledBy="closed-dates-add"
      path={path}
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <InputField
          label={t("dates.from")}
          name="from"
          icon="CalendarDays"
          type="date"
          aria-required
        />
        <InputField
          label={t("dates.to")}
          note={t("optional")}
          name="to"
          icon="CalendarDays"
          type="date"
          hint={t("dates.to.hint")}
        />
      </div>
      <InputField
        label={t("dates.note")}
        note={t("optional")}
        name="note"
        icon="MessageSquareText"
        autoComplete="off"
        maxLength={MAX_CLOSED_NOTE}
        hint={t("dates.note.hint")}
      />
      <div>
        <SendButton busyLabel={t("adding")}>{t("dates.add")}</SendButton>
      </div>
    </ServerForm>
  );
}
