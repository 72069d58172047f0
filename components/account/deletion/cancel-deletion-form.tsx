"use client";

import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { keepAccount } from "@/lib/account/actions";
import { pressSchema } from "@/lib/account/schemas";
import { ROUTES } from "@/lib/routes";

/** Cancels the deletion of the account. */
export function KeepAccountForm({ labelledBy }: { labelledBy: string }) {
  return (
    <ServerForm
      action={keepAccount}
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
