"use client";

import { CheckField } from "@/components/forms/fields/check-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { mailPreferencesSchema } from "@/lib/account/schemas";
import { saveMails } from "@/lib/members/actions";
import { ROUTES } from "@/lib/routes";

type MailFormProps = {
  labelledBy: string;
  favoriteReviews: boolean;
  eventChanges: boolean;
  isSending: boolean;
};

/** The form with which a member chooses e-mails (P14.59). */
export function MailForm({ labelledBy, favoriteReviews, eventChanges, isSending }: MailFormProps) {
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
        label="Changes to events I am going to"
        name="eventChanges"
        defaultChecked={eventChanges}
        hint="When the time or place changes, or an event is cancelled."
      />
      <CheckField
        label="New reviews of my favorites"
        name="favoriteReviews"
        defaultChecked={favoriteReviews}
        hint={
          isSending
            ? "Otherwise we write only about what you sent and asked for."
            : "This site sends no e-mail at present; your choice is kept for when it does."
        }
      />
      <div>
        <SendButton busyLabel="Saving..." size="md">
          Save emails
        </SendButton>
      </div>
    </ServerForm>
  );
}
