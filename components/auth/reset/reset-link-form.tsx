import Link from "next/link";
import { AccountHeading } from "@/components/auth/account-heading";
import { ResetCodeForm } from "@/components/auth/reset/reset-code-form";
import { EmailField } from "@/components/auth/email-field";
import { SubmitButton } from "@/components/auth/submit-button";
import { useAccountForm } from "@/components/auth/use-account-form";
import type { ResetLinkForm as Values } from "@/lib/auth/schemas";
import { loadAuthClient } from "@/lib/session/session-store";
import { notify } from "@/lib/browser/notices";
import { ROUTES } from "@/lib/routes";
import { NeedsJavaScript } from "@/components/ui/needs-java-script";

type ResetLinkFormProps = {
  /** Without a mail server no link is sent; the server prints it where its settings allow that. */
  sendsMail: boolean;
};

async function send({ email }: Values, sendsMail: boolean) {
  const client = await loadAuthClient();
  const { failure } = await client.sendResetLink(email);
  if (failure) return { failure };
  notify(
    sendsMail
      ? {
          title: "Check your email",
          description: `If there is an account for ${email}, a link to set a new password is on its way. On another device, enter the code from the email here.`,
        }
      : {
          title: "Link created",
          description: `If there is an account for ${email}, the operator of this server can find the link there.`,
        },
  );
  return {};
}

/** "Forgot password?": requests a link by mail. It says the same whether there is such an account or not. */
export function ResetLinkForm({ sendsMail }: ResetLinkFormProps) {
  const { register, formState, busy, submit } = useAccountForm<Values>(
    ({ resetLinkSchema }) => resetLinkSchema,
    (values) => send(values, sendsMail),
  );
  const lead = sendsMail
    ? "We send you a link to set a new one."
    : "This server sends no email. Ask the site's operator for a reset link or code.";
  return (
    <>
      <form method="dialog" noValidate onSubmit={submit}>
        <AccountHeading title="Forgot password?" lead={lead} />
        <NeedsJavaScript className="mb-4">Setting a new password needs JavaScript.</NeedsJavaScript>
        <EmailField error={formState.errors.email?.message} {...register("email")} />
        <SubmitButton
          label="Send Link"
          busyLabel="Sending..."
          busy={busy}
          className="noscript:hidden"
        />
      </form>
      <details className="mt-6 noscript:hidden">
        <summary className="link mx-auto tap w-fit cursor-pointer">I have a code</summary>
        <div className="mt-6">
          <ResetCodeForm />
        </div>
      </details>
      <p className="mt-6 text-center text-ink-2">
        Remembered it?{" "}
        <Link href={ROUTES.auth} className="link tap">
          Sign in
        </Link>
      </p>
    </>
  );
}
