"use client";

import { useTexts } from "#texts";
import { SecretField } from "@/components/forms/fields/secret-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { changePassword } from "@/lib/account/actions";
import { passwordSchema } from "@/lib/account/schemas";
import { useSay } from "@/lib/auth/use-say";
import english from "@/lib/messages/en/account/password-forms.json";
import { ROUTES } from "@/lib/routes";

/** Changes the password (P14.58); password managers store it with the e-mail address. */
export function PasswordForm({ labelledBy, email }: { labelledBy: string; email: string }) {
  const t = useTexts("password-forms", english);
  return (
    <ServerForm
      action={changePassword}
      schema={passwordSchema(useSay())}
      labelledBy={labelledBy}
      path={ROUTES.changePassword}
      className="grid grid-cols-1 gap-1"
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <SecretField label={t("password")} name="password" autoComplete="current-password" />
      <SecretField label={t("password.new")} name="newPassword" autoComplete="new-password" />
      <div className="mt-2">
        <SendButton busyLabel={t("saving")}>{t("password.change")}</SendButton>
      </div>
    </ServerForm>
  );
}
