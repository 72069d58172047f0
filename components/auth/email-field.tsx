import { Mail } from "@/components/ui/icons";
import { FormField, type FormFieldProps } from "@/components/ui/fields/form-field";

type EmailFieldProps = Omit<FormFieldProps, "label" | "icon" | "type"> & { label?: string };

/** The address of an account, which browsers fill in as its user name. */
export function EmailField({ label = "Email", ...field }: EmailFieldProps) {
  return (
    <FormField
      label={label}
      aria-required
      icon={Mail}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
    />
  );
}
