"use client";

import { useTexts } from "#texts";
import { SecretField } from "@/components/forms/fields/secret-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { ownPasswordSchema } from "@/lib/account/schemas";
import { turnOffSecondFactor } from "@/lib/account/second-factor/actions";
import { useSay } from "@/lib/auth/use-say";
import english from "@/lib/messages/en/account/password-forms.json";
import { ROUTES } from "@/lib/routes";

/** Turns the second factor off (P14.124). */
export function TurnOffFactorForm({ labelledBy }: { labelledBy: string }) {
  const t = useTexts("password-forms", english);
  return (
    <ServerForm
      action={turnOffSecondFactor}
      schema={ownPasswordSchema(useSay())}
      labelledBy={labelledBy}
      path={ROUTES.secondFactor}
      className="grid grid-cols-1 gap-3"
    >
      <SecretField label={t("own-password")} name="password" autoComplete="current-password" />
      <div>
        <SendButton busyLabel={t("turning-off")}>{t("turn-off")}</SendButton>
      </div>
    </ServerForm>
  );
}
