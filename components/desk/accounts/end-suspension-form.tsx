"use client";

import { useId } from "react";
import { ConfirmField } from "@/components/forms/fields/confirm-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { unsuspend } from "@/lib/desk/accounts/actions";
import { endSchema } from "@/lib/desk/accounts/schema";
import { deskHref } from "@/lib/routes";

/** Lets a suspended account write again (P14.92). */
export function EndSuspensionForm({ id }: { id: string }) {
  const headingId = useId();
  return (
    <ServerForm
      action={unsuspend}
      schema={endSchema}
      labelledBy={headingId}
      path={deskHref("accounts", id)}
      className="grid grid-cols-1 gap-3"
    >
      <h3 id={headingId} className="font-display text-h4">
        End the suspension
      </h3>
      <input type="hidden" name="id" value={id} />
      <ConfirmField name="confirmed" label="Yes, this account may write again" />
      <div>
        <SendButton size="md" variant="line" busyLabel="Saving...">
          End suspension
        </SendButton>
      </div>
    </ServerForm>
  );
}
