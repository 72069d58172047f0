"use client";

import { AccountFields } from "@/components/auth/account-fields";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm, useForm } from "@/components/forms/server-form";
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

/** What was typed comes back with the errors, but for the password. */
function PlainFields({ joining }: { joining: boolean }) {
  const { values, errors } = useForm();
  return (
    <AccountFields
      joining={joining}
      fieldOf={(name) => ({
        name,
        error: errors[name],
        ...(name !== "password" && { defaultValue: values[name] }),
      })}
    />
  );
}

/** Signing in, and making an account, by two forms that need no scripts (P9.17). */
export function PlainAccountForms({ next }: { next: string }) {
  const common = {
    path: plainSignInHref(next),
    onDone: goTo,
    className: "grid grid-cols-1 gap-2",
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
        <PlainFields joining={false} />
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
        <PlainFields joining />
        <SendButton busyLabel="Signing up...">Sign Up</SendButton>
      </ServerForm>
    </>
  );
}
