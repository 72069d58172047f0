import { useTexts } from "#texts";
import type { ComponentProps, ReactNode } from "react";
import { EmailField } from "@/components/auth/email-field";
import { FormField } from "@/components/ui/fields/form-field";
import { PasswordField } from "@/components/ui/fields/password-field";
import english from "@/lib/messages/en/sign-in/sign-in.json";

type FieldName = "fullName" | "email" | "password";

type AccountFieldsProps = {
  /** Whether an account is made. */
  joining: boolean;
  /** What ties a field to its form, and what is wrong with its value. */
  fieldOf: (name: FieldName) => ComponentProps<"input"> & { error?: string | undefined };
  /** Beside the password. */
  children?: ReactNode;
};

/** The fields of the sign-in and of the sign-up, with scripts and without. */
export function AccountFields({ joining, fieldOf, children }: AccountFieldsProps) {
  const t = useTexts("sign-in", english);
  return (
    <>
      {joining && (
        <FormField
          label={t("name")}
          note={t("optional")}
          icon="User"
          autoComplete="name"
          {...fieldOf("fullName")}
        />
      )}
      <EmailField {...fieldOf("email")} />
      <div className="relative">
        <PasswordField
          label={t("password")}
          aria-required
          autoComplete={joining ? "new-password" : "current-password"}
          {...fieldOf("password")}
        />
        {children}
      </div>
    </>
  );
}
