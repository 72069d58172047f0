import { KeyRound } from "@/components/ui/icons";
import { SubmitButton } from "@/components/auth/submit-button";
import { useAccountForm } from "@/components/auth/use-account-form";
import { EmailField } from "@/components/auth/email-field";
import { FormField } from "@/components/ui/fields/form-field";
import type { ResetCodeForm as Values } from "@/lib/auth/schemas";
import { loadAuthClient } from "@/lib/session/session-store";

/** A session, which leads on to the new password. */
async function redeem({ email, code }: Values) {
  const client = await loadAuthClient();
  return client.redeemResetCode(email, code);
}

/** Takes the code of a recovery mail, which works in any browser; its link works only in the one that requested it. */
export function ResetCodeForm() {
  const { register, formState, busy, submit } = useAccountForm<Values>(
    ({ resetCodeSchema }) => resetCodeSchema,
    redeem,
  );
  return (
    <form method="dialog" noValidate onSubmit={submit} aria-labelledby="reset-code-heading">
      <h2 id="reset-code-heading" className="mb-4 text-h4 font-title">
        Enter the code from the email
      </h2>
      <EmailField
        label="Address of the account"
        error={formState.errors.email?.message}
        {...register("email")}
      />
      <FormField
        label="Code"
        aria-required
        icon={KeyRound}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={formState.errors.code?.message}
        {...register("code")}
      />
      <SubmitButton label="Continue" busyLabel="Checking..." busy={busy} />
    </form>
  );
}
