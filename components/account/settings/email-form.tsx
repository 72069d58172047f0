"use client";

import { Mail } from "@/components/ui/icons";
import { InputField } from "@/components/forms/fields/input-field";
import { SecretField } from "@/components/forms/fields/secret-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { changeEmail } from "@/lib/account/actions";
import { emailSchema } from "@/lib/account/schemas";
import { ROUTES } from "@/lib/routes";

/** Changes the e-mail address (P14.58). */
export function EmailForm({ labelledBy }: { labelledBy: string }) {
  return (
    <ServerForm
      action={changeEmail}
      schema={emailSchema}
      draft={ROUTES.changeEmail}
      unsent="You have a new address that was not sent."
      labelledBy={labelledBy}
      path={ROUTES.changeEmail}
      className="grid grid-cols-1 gap-4"
    >
      <InputField
        label="New email"
        name="email"
        type="email"
        icon={Mail}
        autoComplete="email"
        aria-required
      />
      <SecretField label="Your password" name="password" autoComplete="current-password" />
      <div>
        <SendButton busyLabel="Saving...">Change email</SendButton>
      </div>
    </ServerForm>
  );
}
