import { useTexts } from "#texts";
import { InputField } from "@/components/forms/fields/input-field";
import { latinDirection } from "@/lib/forms/latin-direction";
import english from "@/lib/messages/en/sign-in/second-step.json";

/** Six digits of an authenticator app, in a ServerForm. */
export function CodeField() {
  const t = useTexts("second-step", english);
  return (
    <InputField
      label={t("code")}
      name="code"
      icon="KeyRound"
      hint={t("code.hint")}
      dir={latinDirection(t.language)}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={10}
      aria-required
    />
  );
}
