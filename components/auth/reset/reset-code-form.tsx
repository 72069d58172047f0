import { useTexts } from "#texts";
import { SubmitButton } from "@/components/auth/submit-button";
import { useAccountForm } from "@/components/auth/use-account-form";
import { EmailField } from "@/components/auth/email-field";
import { FormField } from "@/components/ui/fields/form-field";
import type { ResetCodeForm as Values } from "@/lib/auth/schemas";
import english from "@/lib/messages/en/sign-in/reset.json";
import { loadAuthClient } from "@/lib/session/session-store";

/** A session, which leads on to the new password. */
async function redeem({ email, code }: Values) {
  const client = await loadAuthClient();
  return client.redeemResetCode(email, code);
}

/** Takes the code of a recovery mail, which works in any browser; its link works only in the one that requested it. */
export function ResetCodeForm() {
  const t = useTexts("reset", english);
  const { register, busy, submit, faultOf } = useAccountForm<Values>(
    ({ resetCodeSchema }) => resetCodeSchema,
    redeem,
  );
  return (
    <form method="dialog" noValidate onSubmit={submit} aria-labelledby="reset-code-heading">
      <h2 id="reset-code-heading" className="mb-4 text-h4 font-title">
        {t("code.title")}
      </h2>
      <EmailField label={t("code.email")} error={faultOf("email")} {...register("email")} />
      <FormField
        label={t("code.field")}
        aria-required
        icon="KeyRound"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={faultOf("code")}
        {...register("code")}
      />
      <SubmitButton label={t("continue")} busyLabel={t("continue.busy")} busy={busy} />
    </form>
  );
}
