"use client";

import { useTexts } from "#texts";
import { useRouter } from "next/navigation";
import { SecretField } from "@/components/forms/fields/secret-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { ownPasswordSchema } from "@/lib/account/schemas";
import { beginSecondFactor } from "@/lib/account/second-factor/actions";
import { useSay } from "@/lib/auth/use-say";
import english from "@/lib/messages/en/account/password-forms.json";
import { ROUTES } from "@/lib/routes";

/** Begins a second factor (P14.124). */
export function BeginFactorForm({ labelledBy }: { labelledBy: string }) {
  const t = useTexts("password-forms", english);
  const router = useRouter();
  return (
    <ServerForm
      action={beginSecondFactor}
      schema={ownPasswordSchema(useSay())}
      labelledBy={labelledBy}
      path={ROUTES.secondFactor}
      className="grid grid-cols-1 gap-3"
      // The next page says by itself what is to be done.
      onDone={({ href }) => router.push(href as "/")}
    >
      <SecretField label={t("own-password")} name="password" autoComplete="current-password" />
      <div>
        <SendButton busyLabel={t("continuing")}>{t("continue")}</SendButton>
      </div>
    </ServerForm>
  );
}
