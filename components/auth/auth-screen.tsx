"use client";

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
import { ROUTES } from "@/lib/routes";
import { SITE_NAME } from "@/lib/site";

const MODES = {
  "sign-in": {
    title: "Welcome Back",
    lead: "Sign in to pick up where you left off.",
    submit: { label: "Sign In", busyLabel: "Signing in..." },
    question: "Don't have an account?",
    toggle: "Sign up",
  },
  "sign-up": {
    title: `Join ${SITE_NAME}`,
    lead: "Save places, write reviews, meet good company.",
    submit: { label: "Sign Up", busyLabel: "Signing up..." },
    question: "Already have an account?",
    toggle: "Sign in",
  },
} as const;

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
  const { title, lead, submit, question, toggle } = MODES[mode];
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
  const { register, formState, clearErrors } = form;
  const posted = usePostedForm(joining ? signUpWithoutScripts : signInWithoutScripts);

  async function send(account: AccountForm) {
    return joining ? sendSignUp(account) : sendSignIn(account);
  }

  async function sendSignUp(account: AccountForm) {
    const result = await createAccount(account);
    if (result.mustConfirm) {
      setMode("sign-in");
      setUnconfirmed({ email: account.email, waitSeconds: RESEND_WAIT_SECONDS });
    }
    return result;
  }

  async function sendSignIn(account: AccountForm) {
    const result = await signIn(account);
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
      <AccountHeading title={title} lead={lead} />
      {posted.failure && <FailureBox className="mb-4">{posted.failure}</FailureBox>}
      <AccountFields
        joining={joining}
        fieldOf={(name) => ({
          defaultValue: posted.values[name],
          error: formState.errors[name]?.message ?? posted.errors[name],
          ...register(name),
        })}
      >
        {!joining && (
          <Link
            href={ROUTES.authReset}
            prefetch={false}
            className="link absolute -top-3 right-0 tap text-note max-xs:static"
          >
            Forgot password?
          </Link>
        )}
      </AccountFields>
      <SubmitButton {...submit} busy={form.busy} />
      {!joining && unconfirmed && <ResendConfirmation key={unconfirmed.email} {...unconfirmed} />}
      <p className="mt-6 text-center text-ink-2 noscript:hidden">
        {question}{" "}
        <a href={joining ? "#sign-in" : JOIN_FRAGMENT} onClick={switchMode} className="link tap">
          {toggle}
        </a>
      </p>
      {children}
    </form>
  );
}
