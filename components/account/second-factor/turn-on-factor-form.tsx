"use client";

import { useTexts } from "#texts";
import { CodeField } from "@/components/forms/fields/code-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { codeSchema } from "@/lib/account/schemas";
import { turnOnSecondFactor } from "@/lib/account/second-factor/actions";
import english from "@/lib/messages/en/account/password-forms.json";
import codes from "@/lib/messages/en/sign-in/second-step.json";
import { ROUTES } from "@/lib/routes";

/** Turns a second factor on with its first code (P14.124). */
export function TurnOnFactorForm({ labelledBy }: { labelledBy: string }) {
  const t = useTexts("password-forms", english);
  const ofCodes = useTexts("second-step", codes);
  return (
    <ServerForm
      action={turnOnSecondFactor}
      schema={codeSchema(ofCodes)}
      labelledBy={labelledBy}
      path={ROUTES.secondFactor}
      className="grid grid-cols-1 gap-4"
    >
      <CodeField />
      <div>
        <SendButton busyLabel={ofCodes("checking")}>{t("turn-on")}</SendButton>
      </div>
    </ServerForm>
  );
}
