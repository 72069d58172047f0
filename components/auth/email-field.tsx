import { useTexts } from "#texts";
import { FormField, type FormFieldProps } from "@/components/ui/fields/form-field";
import { latinDirection } from "@/lib/forms/latin-direction";
import english from "@/lib/messages/en/sign-in/sign-in.json";

type EmailFieldProps = Omit<FormFieldProps, "label" | "icon" | "type"> & { label?: string };

/** The address of an account, which browsers fill in as its user name. */
export function EmailField({ label, ...field }: EmailFieldProps) {
  const t = useTexts("sign-in", english);
  return (
    <FormField
      label={label ?? t("email")}
      aria-required
      icon="Mail"
      type="email"
      dir={latinDirection(t.language)}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
    />
  );
}
