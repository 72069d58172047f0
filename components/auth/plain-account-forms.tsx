"use client";

import { Mail, User } from "@/components/ui/icons";
import { InputField } from "@/components/forms/fields/input-field";
import { SecretField } from "@/components/forms/fields/secret-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { signInWithoutScripts, signUpWithoutScripts } from "@/lib/account/sign-in/actions";
import { plainSignInSchema, plainSignUpSchema } from "@/lib/account/sign-in/schema";
import { plainSignInHref } from "@/lib/auth/next-path";
import type { FormState } from "@/lib/forms/form-state";

const HEADING = "plain-sign-in";
const JOIN_HEADING = "plain-sign-up";

/** A page load, which reads the session again. */
function goTo({ href }: NonNullable<FormState["done"]>) {
  window.location.assign(href);
}

/** Signing in, and making an account, by two forms that need no scripts (P9.17). */
export function PlainAccountForms({ next }: { next: string }) {
  const common = {
    path: plainSignInHref(next),
    onDone: goTo,
    className: "grid grid-cols-1 gap-4",
  };
  return (
    <>
      <h1
        id={HEADING}
        className="mb-6 headline text-[2.75rem] leading-heading tracking-heading split:text-7xl"
      >
        Sign in
      </h1>
      <ServerForm
        {...common}
        action={signInWithoutScripts}
        schema={plainSignInSchema}
        labelledBy={HEADING}
      >
        <input type="hidden" name="next" value={next} />
        <InputField label="Email" name="email" icon={Mail} type="email" autoComplete="username" />
        <SecretField label="Password" name="password" autoComplete="current-password" />
        <SendButton busyLabel="Signing in...">Sign In</SendButton>
      </ServerForm>
      <h2 id={JOIN_HEADING} className="mt-12 mb-4 font-display text-h3">
        New here?
      </h2>
      <ServerForm
        {...common}
        action={signUpWithoutScripts}
        schema={plainSignUpSchema}
        labelledBy={JOIN_HEADING}
      >
        <input type="hidden" name="next" value={next} />
        <InputField
          label="Full Name"
          note="optional"
          name="fullName"
          icon={User}
          autoComplete="name"
        />
        <InputField label="Email" name="email" icon={Mail} type="email" autoComplete="username" />
        <SecretField label="Password" name="password" autoComplete="new-password" />
        <SendButton busyLabel="Signing up...">Sign Up</SendButton>
      </ServerForm>
    </>
  );
}
