"use client";

import { useTexts } from "#texts";
import { QuickDeleteForm } from "@/components/forms/quick-delete-form";
import { spoken } from "@/components/ui/spoken";
import { removeClosedDates } from "@/lib/claims/closed-dates/actions";
import { removeClosedDatesSchema } from "@/lib/claims/closed-dates/schema";
import { ownerClosedHref } from "@/lib/claims/hrefs";
import english from "@/lib/messages/en/claims/forms.json";

type RemoveClosedDatesFormProps = { restaurantId: string; from: string; to: string; text: string };

/** Removes days on which the restaurant would have been closed. */
export function RemoveClosedDatesForm({
  restaurantId,
  from,
  to,
  text,
}: RemoveClosedDatesFormProps) {
  const t = useTexts("owner-forms", english);
  return (
    <QuickDeleteForm
      action={removeClosedDates}
      schema={removeClosedDatesSchema}
      path={ownerClosedHref(restaurantId)}
      fields={{ restaurantId, from, to }}
      busyLabel={t("removing")}
    >
      {t.rich("dates.remove", { days: text, spoken })}
    </QuickDeleteForm>
  );
}
