"use client";

import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { withdrawDeletion } from "@/lib/account/actions";
import { pressSchema } from "@/lib/account/schemas";
import { ROUTES } from "@/lib/routes";

/** Cancels the deletion of the account. */
export function CancelDeletionForm({ labelledBy }: { labelledBy: string }) {
  return (
    <ServerForm
      action={withdrawDeletion}
      schema={pressSchema}
      labelledBy={labelledBy}
      path={ROUTES.settings}
    >
      <SendButton busyLabel="Cancelling..." variant="line" size="sm">
        Cancel the deletion
      </SendButton>
    </ServerForm>
  );
}
