"use client";

import { useTexts } from "#texts";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { signOutOthers } from "@/lib/account/actions";
import { pressSchema } from "@/lib/account/schemas";
import english from "@/lib/messages/en/account/settings-forms.json";
import { ROUTES } from "@/lib/routes";

/** Signs out all other devices (P14.58). */
export function SignOutOthersForm({ labelledBy }: { labelledBy: string }) {
  const t = useTexts("settings-forms", english);
  return (
    <ServerForm
      action={signOutOthers}
      schema={pressSchema}
      labelledBy={labelledBy}
      path={ROUTES.settings}
    >
      <SendButton busyLabel={t("signing-out")} variant="line" size="sm">
        {t("sign-out")}
      </SendButton>
    </ServerForm>
  );
}
