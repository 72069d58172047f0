import { PasswordField } from "@/components/ui/fields/password-field";
import { useForm } from "@/components/forms/server-form";

type SecretFieldProps = {
  name: string;
  label: string;
  autoComplete: "current-password" | "new-password";
};

/** A password in a ServerForm; what was typed is never sent back. */
export function SecretField(field: SecretFieldProps) {
  const { errors } = useForm();
  return <PasswordField {...field} aria-required error={errors[field.name]} />;
}
