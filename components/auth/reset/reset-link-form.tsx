import { useTexts } from "#texts";
import Link from "next/link";
import { AccountHeading } from "@/components/auth/account-heading";
import { ResetCodeForm } from "@/components/auth/reset/reset-code-form";
import { EmailField } from "@/components/auth/email-field";
import { SubmitButton } from "@/components/auth/submit-button";
import { useAccountForm } from "@/components/auth/use-account-form";
import type { ResetLinkForm as Values } from "@/lib/auth/schemas";
import { loadAuthClient } from "@/lib/session/session-store";
import { notify } from "@/lib/browser/notices";
import { pathIn } from "@/lib/languages/paths";
import type { Translator } from "@/lib/languages/translator";
import english from "@/lib/messages/en/sign-in/reset.json";
import { ROUTES } from "@/lib/routes";
import { NeedsJavaScript } from "@/components/ui/needs-java-script";

type ResetLinkFormProps = {
  /** Without a mail server no link is sent; the server prints it where its settings allow that. */
  sendsMail: boolean;
};

type Texts = Translator<keyof typeof english>;

async function send({ email }: Values, sendsMail: boolean, t: Texts) {
  const client = await loadAuthClient();
  const { failure } = await client.sendResetLink(email);
  if (failure) return { failure };
  notify(
    sendsMail
      ? { title: t("check"), description: t("check.text", { email }) }
      : { title: t("created"), description: t("created.text", { email }) },
  );
  return {};
}

/** "Forgot password?": requests a link by mail. It says the same whether there is such an account or not. */
export function ResetLinkForm({ sendsMail }: ResetLinkFormProps) {
  const t = useTexts("reset", english);
  const { register, busy, submit, faultOf } = useAccountForm<Values>(
    ({ resetLinkSchema }) => resetLinkSchema,
    (values) => send(values, sendsMail, t),
  );
  return (
    <>
      <form method="dialog" noValidate onSubmit={submit}>
        <AccountHeading title={t("forgot")} lead={t(sendsMail ? "lead.mail" : "lead.none")} />
        <NeedsJavaScript className="mb-4">{t("scripts")}</NeedsJavaScript>
        <EmailField error={faultOf("email")} {...register("email")} />
        <SubmitButton
          label={t("send")}
          busyLabel={t("send.busy")}
          busy={busy}
          className="noscript:hidden"
        />
      </form>
      <details className="mt-6 noscript:hidden">
        <summary className="link mx-auto tap w-fit cursor-pointer">{t("code")}</summary>
        <div className="mt-6">
          <ResetCodeForm />
        </div>
      </details>
      <p className="mt-6 text-center text-ink-2">
        {t("remembered")}{" "}
        <Link href={pathIn(t.language, ROUTES.auth) as "/auth"} className="link tap">
          {t("sign-in")}
        </Link>
      </p>
    </>
  );
}
