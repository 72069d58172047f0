"use client";

import { SecretField } from "@/components/forms/fields/secret-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { ownPasswordSchema } from "@/lib/account/schemas";
import { turnOffSecondFactor } from "@/lib/account/second-factor/actions";
import { ROUTES } from "@/lib/routes";

/** Turns the second factor off (P14.124). */
export function TurnOffFactorForm({ labelledBy }: { labelledBy: string }) {
  return (
    <ServerForm
      action={turnOffSecondFactor}
      schema={ownPasswordSchema}
      labelledBy={labelledBy}
      path={ROUTES.secondFactor}
      className="grid grid-cols-1 gap-3"
    >
      <SecretField label="Your password" name="password" autoComplete="current-password" />
      <div>
        <SendButton busyLabel="Turning off...">Turn off</SendButton>
      </div>
    </ServerForm>
  );
}
