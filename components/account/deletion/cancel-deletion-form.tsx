"use client";

import { useTexts } from "#texts";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { withdrawDeletion } from "@/lib/account/actions";
import { pressSchema } from "@/lib/account/schemas";
import english from "@/lib/messages/en/account/profile-form.json";
import { ROUTES } from "@/lib/routes";

/** Cancels the deletion of the account. */
export function CancelDeletionForm({ labelledBy }: { labelledBy: string }) {
  const t = useTexts("profile-form", english);
  return (
    <ServerForm
      action={withdrawDeletion}
      schema={pressSchema}
      labelledBy={labelledBy}
      path={ROUTES.settings}
    >
      <SendButton busyLabel={t("cancelling")} variant="line" size="sm">
        {t("cancel-deletion")}
      </SendButton>
    </ServerForm>
  );
}
