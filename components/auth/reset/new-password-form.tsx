import { useRouter } from "next/navigation";
import { AccountHeading } from "@/components/auth/account-heading";
import { PasswordField } from "@/components/ui/fields/password-field";
import { SubmitButton } from "@/components/auth/submit-button";
import { useAccountForm } from "@/components/auth/use-account-form";
import type { NewPasswordForm as Values } from "@/lib/auth/schemas";
import { loadAuthClient } from "@/lib/session/session-store";
import { notify } from "@/lib/browser/notices";
import { ROUTES } from "@/lib/routes";

/** Sets a new password, which ends the account's other sessions. */
export function NewPasswordForm({ email }: { email: string }) {
  const router = useRouter();
  const { register, formState, busy, submit } = useAccountForm<Values>(
    ({ newPasswordSchema }) => newPasswordSchema,
    send,
  );

  async function send({ password }: Values) {
    const client = await loadAuthClient();
    const { failure } = await client.setPassword(password);
    if (failure) return { failure };
    notify({
      title: "Password changed",
      description: "You stay signed in here. Your other devices are signed out within an hour.",
    });
    router.replace(ROUTES.home);
    return {};
  }

  return (
    <form method="dialog" noValidate onSubmit={submit}>
      <AccountHeading title="Set a new password" lead={`For ${email}.`} />
      {/* For password managers, which store a password with the name of its account. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="New Password"
        aria-required
        autoComplete="new-password"
        error={formState.errors.password?.message}
        {...register("password")}
      />
      <SubmitButton label="Set Password" busyLabel="Saving..." busy={busy} />
    </form>
  );
}
