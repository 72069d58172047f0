"use client";

import { useTexts } from "#texts";
import { CodeField } from "@/components/forms/fields/code-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { codeSchema } from "@/lib/account/schemas";
import { enterCode } from "@/lib/account/second-factor/actions";
import { secondStepHref } from "@/lib/auth/next-path";
import english from "@/lib/messages/en/sign-in/second-step.json";

type CodeFormProps = { labelledBy: string; next: string };

/** Takes the code of a second factor (P14.123). It leads on by a page load, which reads the session again. */
export function CodeForm({ labelledBy, next }: CodeFormProps) {
  const t = useTexts("second-step", english);
  return (
    <ServerForm
      action={enterCode}
      schema={codeSchema(t)}
      labelledBy={labelledBy}
      path={secondStepHref(next)}
      className="grid grid-cols-1 gap-4"
      onDone={({ href }) => window.location.assign(href)}
    >
      <input type="hidden" name="next" value={next} />
      <CodeField />
      <SendButton busyLabel={t("checking")}>{t("continue")}</SendButton>
    </ServerForm>
  );
}
