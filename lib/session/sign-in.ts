import { askAboutName } from "@/lib/account/sign-in/ask-about-name";
import type { AccountForm, SignInForm } from "@/lib/auth/schemas";
import { loadAuthClient } from "@/lib/session/session-store";
import { notify } from "@/lib/browser/notices";
import { SUPABASE_URL } from "@/lib/public-env";

/** Signs in and greets (P9.3); the session itself leads away from the screen. */
export async function signIn(form: SignInForm) {
  const client = await loadAuthClient();
  const outcome = await client.signIn(form);
  if (outcome.failure) return outcome;
  notify({ title: "Welcome back!", description: "You have successfully signed in." });
  return {};
}

/** Embedded accounts may be those of a site that others reach. */
function isThisMachine() {
  const { hostname } = window.location;
  return !SUPABASE_URL && ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

/**
 * Makes an account and shows its notice (P9.4). `mustConfirm`: the visitor is to open a mail and sign in then; otherwise the account
 * has a session already, which leads away from the screen.
 */
export async function createAccount(form: AccountForm) {
  const message = form.fullName && (await askAboutName(form.fullName));
  if (message) return { fault: { field: "fullName" as const, message }, mustConfirm: false };
  const client = await loadAuthClient();
  const { failure, isConfirmed } = await client.signUp(form);
  if (failure) return { failure, mustConfirm: false };
  notify({
    title: "Account created!",
    description: "Please check your email to verify your account.",
    ...(isConfirmed && isThisMachine() && { more: "On this machine it is confirmed already." }),
  });
  return { mustConfirm: !isConfirmed };
}
