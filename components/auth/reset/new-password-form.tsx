import { useTexts } from "#texts";
import { useRouter } from "next/navigation";
import { AccountHeading } from "@/components/auth/account-heading";
import { PasswordField } from "@/components/ui/fields/password-field";
import { SubmitButton } from "@/components/auth/submit-button";
import { useAccountForm } from "@/components/auth/use-account-form";
import type { NewPasswordForm as Values } from "@/lib/auth/schemas";
import { loadAuthClient } from "@/lib/session/session-store";
import { notify } from "@/lib/browser/notices";
import { pathIn } from "@/lib/languages/paths";
import english from "@/lib/messages/en/sign-in/reset.json";
import { ROUTES } from "@/lib/routes";

/** Sets a new password, which ends the account's other sessions. */
export function NewPasswordForm({ email }: { email: string }) {
  const t = useTexts("reset", english);
  const router = useRouter();
  const { register, busy, submit, faultOf } = useAccountForm<Values>(
    ({ newPasswordSchema }) => newPasswordSchema,
    send,
  );

  async function send({ password }: Values) {
    const client = await loadAuthClient();
    const { failure } = await client.setPassword(password);
    if (failure) return { failure };
    notify({ title: t("changed"), description: t("changed.text") });
    router.replace(pathIn(t.language, ROUTES.home) as "/");
    return {};
  }

  return (
    <form method="dialog" noValidate onSubmit={submit}>
      <AccountHeading title={t("new")} lead={t("new.for", { email })} />
      {/* For password managers, which store a password with the name of its account. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t("new.field")}
        aria-required
        autoComplete="new-password"
        error={faultOf("password")}
        {...register("password")}
      />
      <SubmitButton label={t("new.save")} busyLabel={t("new.busy")} busy={busy} />
    </form>
  );
}
