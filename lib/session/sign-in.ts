import { askAboutName } from "@/lib/account/sign-in/ask-about-name";
import type { AccountForm, SignInForm } from "@/lib/auth/schemas";
import { loadAuthClient } from "@/lib/session/session-store";
import { notify } from "@/lib/browser/notices";
import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/sign-in/sign-in.json";
import { SUPABASE_URL } from "@/lib/public-env";

type Texts = Translator<keyof typeof english>;

/** Signs in and greets (P9.3); the session itself leads away from the screen. */
export async function signIn(form: SignInForm, t: Texts) {
  const client = await loadAuthClient();
  const outcome = await client.signIn(form);
  if (outcome.failure) return outcome;
  notify({ title: t("signed-in"), description: t("signed-in.text") });
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
export async function createAccount(form: AccountForm, t: Texts) {
  const message = form.fullName && (await askAboutName(form.fullName));
  if (message) return { fault: { field: "fullName" as const, message }, mustConfirm: false };
  const client = await loadAuthClient();
  const { failure, isConfirmed } = await client.signUp(form);
  if (failure) return { failure, mustConfirm: false };
  notify({
    title: t("created"),
    description: t("created.text"),
    ...(isConfirmed && isThisMachine() && { more: t("created.here") }),
  });
  return { mustConfirm: !isConfirmed };
}
