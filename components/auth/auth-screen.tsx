"use client";

import { useTexts } from "#texts";
import Link from "next/link";
import { useEffect, useState, type FormEvent, type MouseEvent, type ReactNode } from "react";
import { AccountFields } from "@/components/auth/account-fields";
import { AccountHeading } from "@/components/auth/account-heading";
import { RESEND_WAIT_SECONDS, ResendConfirmation } from "@/components/auth/resend-confirmation";
import { SubmitButton } from "@/components/auth/submit-button";
import { useAccountClient } from "@/components/auth/use-account-client";
import { useAccountForm } from "@/components/auth/use-account-form";
import { usePostedForm } from "@/components/auth/use-posted-form";
import { FailureBox } from "@/components/forms/failure-box";
import { signInWithoutScripts, signUpWithoutScripts } from "@/lib/account/sign-in/actions";
import { createAccount, signIn } from "@/lib/session/sign-in";
import { JOIN_FRAGMENT } from "@/lib/auth/join-fragment";
import type { AccountForm } from "@/lib/auth/schemas";
import { pathIn } from "@/lib/languages/paths";
import english from "@/lib/messages/en/sign-in/sign-in.json";
import { ROUTES } from "@/lib/routes";
import { SITE_NAME } from "@/lib/site";

const MODES = {
  "sign-in": {
    title: "welcome",
    lead: "welcome.lead",
    submit: "sign-in",
    busy: "sign-in.busy",
    question: "new",
    toggle: "new.link",
  },
  "sign-up": {
    title: "join",
    lead: "join.lead",
    submit: "sign-up",
    busy: "sign-up.busy",
    question: "known",
    toggle: "known.link",
  },
} as const satisfies Record<string, Record<string, keyof typeof english>>;

type Mode = keyof typeof MODES;

/** The account that waits for its e-mail's link to be opened. */
type Unconfirmed = { email: string; waitSeconds: number };

type AuthScreenProps = {
  firstMode?: Mode;
  /** What takes the place of the toggle without scripts. */
  children?: ReactNode;
};

/** Sign-in and sign-up in one form, with and without scripts (P9.17): the toggle keeps what was typed. */
export function AuthScreen({ firstMode = "sign-in", children }: AuthScreenProps) {
  const [mode, setMode] = useState<Mode>(firstMode);
  const [unconfirmed, setUnconfirmed] = useState<Unconfirmed>();
  const t = useTexts("sign-in", english);
  const said = MODES[mode];
  const joining = mode === "sign-up";
  useAccountClient();

  useEffect(() => {
    const followFragment = () => {
      if (window.location.hash === JOIN_FRAGMENT) setMode("sign-up");
    };
    followFragment();
    window.addEventListener("hashchange", followFragment);
    return () => window.removeEventListener("hashchange", followFragment);
  }, []);

  const form = useAccountForm<AccountForm>(
    ({ accountSchema, signInSchema }) => (joining ? accountSchema : signInSchema),
    send,
  );
  const { register, clearErrors, say } = form;
  const posted = usePostedForm(joining ? signUpWithoutScripts : signInWithoutScripts);

  async function send(account: AccountForm) {
    return joining ? sendSignUp(account) : sendSignIn(account);
  }

  async function sendSignUp(account: AccountForm) {
    const result = await createAccount(account, t);
    if (result.mustConfirm) {
      setMode("sign-in");
      setUnconfirmed({ email: account.email, waitSeconds: RESEND_WAIT_SECONDS });
    }
    return result;
  }

  async function sendSignIn(account: AccountForm) {
    const result = await signIn(account, t);
    if (result.isUnconfirmed && unconfirmed?.email !== account.email)
      setUnconfirmed({ email: account.email, waitSeconds: 0 });
    return result;
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    posted.clear();
    return form.submit(event);
  }

  function switchMode(event: MouseEvent) {
    event.preventDefault();
    posted.clear();
    clearErrors();
    setMode(joining ? "sign-in" : "sign-up");
  }

  return (
    // A press from before this script ran waits for it (lib/page-start/early-input.ts): a page that is sent loses the password.
    <form {...posted.formProps} data-press="" noValidate onSubmit={handleSubmit}>
      <AccountHeading title={t(said.title, { site: SITE_NAME })} lead={t(said.lead)} />
      {posted.failure && <FailureBox className="mb-4">{say(posted.failure)}</FailureBox>}
      <AccountFields
        joining={joining}
        fieldOf={(name) => ({
          defaultValue: posted.values[name],
          error: form.faultOf(name, posted.errors[name]),
          ...register(name),
        })}
      >
        {!joining && (
          <Link
            href={pathIn(t.language, ROUTES.authReset) as "/auth/reset"}
            prefetch={false}
            className="link absolute end-0 -top-3 tap text-note max-xs:static"
          >
            {t("forgot")}
          </Link>
        )}
      </AccountFields>
      <SubmitButton label={t(said.submit)} busyLabel={t(said.busy)} busy={form.busy} />
      {!joining && unconfirmed && <ResendConfirmation key={unconfirmed.email} {...unconfirmed} />}
      <p className="mt-6 text-center text-ink-2 noscript:hidden">
        {t(said.question)}{" "}
        <a href={joining ? "#sign-in" : JOIN_FRAGMENT} onClick={switchMode} className="link tap">
          {t(said.toggle)}
        </a>
      </p>
      {children}
    </form>
  );
}
