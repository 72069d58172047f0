import { KeyRound } from "@/components/ui/icons";
import { InputField } from "@/components/forms/fields/input-field";

/** Six digits of an authenticator app, in a ServerForm. */
export function CodeField() {
  return (
    <InputField
      label="Code"
      name="code"
      icon={KeyRound}
      hint="The six digits that your app shows."
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={10}
      aria-required
    />
  );
}
