"use client";

import { useRouter } from "next/navigation";
import { SecretField } from "@/components/forms/fields/secret-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { ownPasswordSchema } from "@/lib/account/schemas";
import { beginSecondFactor } from "@/lib/account/second-factor/actions";
import { ROUTES } from "@/lib/routes";

/** Begins a second factor (P14.124). */
export function BeginFactorForm({ labelledBy }: { labelledBy: string }) {
  const router = useRouter();
  return (
    <ServerForm
      action={beginSecondFactor}
      schema={ownPasswordSchema}
      labelledBy={labelledBy}
      path={ROUTES.secondFactor}
      className="grid grid-cols-1 gap-3"
      // The next page says by itself what is to be done.
      onDone={() => router.push(ROUTES.secondFactorCode)}
    >
      <SecretField label="Your password" name="password" autoComplete="current-password" />
      <div>
        <SendButton busyLabel="Continuing...">Continue</SendButton>
      </div>
    </ServerForm>
  );
}
