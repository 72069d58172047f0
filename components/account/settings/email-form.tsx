"use client";
import { useTexts } from "#texts";

import { InputField } from "@/components/forms/fields/input-field";
import { SecretField } from "@/components/forms/fields/secret-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { changeEmail } from "@/lib/account/actions";
import { emailSchema } from "@/lib/account/schemas";
import { useSay } from "@/lib/auth/use-say";
import { latinDirection } from "@/lib/forms/latin-direction";
import english from "@/lib/messages/en/account/password-forms.json";
import { ROUTES } from "@/lib/routes";

/** Changes the e-mail address (P14.58). */
export function EmailForm({ labelledBy }: { labelledBy: string }) {
  const t = useTexts("password-forms", english);
  return (
    <ServerForm
      action={changeEmail}
      schema={emailSchema(useSay())}
      draft={ROUTES.changeEmail}
      unsent={t("unsent")}
      labelledBy={labelledBy}
      path={ROUTES.changeEmail}
      className="grid grid-cols-1 gap-4"
    >
      <InputField
        label={t("email")}
        name="email"
        type="email"
        dir={latinDirection(t.language)}
        icon="Mail"
        autoComplete="email"
        aria-required
      />
      <SecretField label={t("own-password")} name="password" autoComplete="current-password" />
      <div>
        <SendButton busyLabel={t("saving")}>{t("email.change")}</SendButton>
      </div>
    </ServerForm>
  );
}
