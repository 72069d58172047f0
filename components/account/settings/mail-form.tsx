"use client";

import { useTexts } from "#texts";
import { CheckField } from "@/components/forms/fields/check-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { mailPreferencesSchema } from "@/lib/account/schemas";
import { saveMails } from "@/lib/members/actions";
import english from "@/lib/messages/en/account/settings-forms.json";
import { ROUTES } from "@/lib/routes";

type MailFormProps = {
  labelledBy: string;
  favoriteReviews: boolean;
  eventChanges: boolean;
  isSending: boolean;
};

/** The form with which a member chooses e-mails (P14.59). */
export function MailForm({ labelledBy, favoriteReviews, eventChanges, isSending }: MailFormProps) {
  const t = useTexts("settings-forms", english);
  return (
    <ServerForm
      action={saveMails}
      schema={mailPreferencesSchema}
      labelledBy={labelledBy}
      draft={`${ROUTES.settings}#mails`}
      path={ROUTES.settings}
      className="grid grid-cols-1 gap-4"
    >
      <CheckField
        label={t("events")}
        name="eventChanges"
        defaultChecked={eventChanges}
        hint={t("events.hint")}
      />
      <CheckField
        label={t("reviews")}
        name="favoriteReviews"
        defaultChecked={favoriteReviews}
        hint={t(isSending ? "reviews.hint" : "reviews.unsent")}
      />
      <div>
        <SendButton busyLabel={t("saving")} size="md">
          {t("save-mails")}
        </SendButton>
      </div>
    </ServerForm>
  );
}
