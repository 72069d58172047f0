import "server-only";

import { secondFactorOf } from "@/lib/auth/second-factor";
import type { AccountForm, SignInForm } from "@/lib/auth/schemas";
import { absoluteUrl } from "@/lib/absolute-url";
import type { Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { ROUTES } from "@/lib/routes";
import { storeSession } from "@/lib/supabase/store-session";
import { ask, type Refusal } from "@/lib/supabase/account/account-calls";
import { isTokenResponse } from "@/lib/supabase/token-response";

type SignedIn = { refusal: Refusal } | { hasSession: boolean; needsCode: boolean };

/** The session of a response, kept in the visitor's cookies; none where an e-mail's link has to be opened first. */
async function begin({ refusal, json }: Awaited<ReturnType<typeof ask>>): Promise<SignedIn> {
  if (refusal) return { refusal };
  if (!isTokenResponse(json)) return { hasSession: false, needsCode: false };
  await storeSession(json);
  const { user } = json as { user?: { factors?: unknown } };
  return {
    hasSession: true,
    needsCode: secondFactorOf(user?.factors, json.access_token) === "unused",
  };
}

/**
 * Signs in with a password, without scripts.
 * @throws ServiceUnavailable when the service does not respond.
 */
export async function requestSignIn({ email, password }: SignInForm) {
  const path = "token?grant_type=password";
  return begin(await ask({ method: "POST", path, body: { email, password } }));
}

/**
 * Makes an account, without scripts. The link of the mail that may follow confirms it, and is no sign-in: there is no verifier for it. It leads to the home page in a language, which the mail is in as well.
 * @throws ServiceUnavailable when the service does not respond.
 */
export async function requestSignUp(
  { email, password, fullName }: AccountForm,
  language: Language,
) {
  const home = absoluteUrl(pathIn(language, ROUTES.home));
  const path = `signup?redirect_to=${encodeURIComponent(home)}`;
  const body = { email, password, data: { full_name: fullName || undefined } };
  return begin(await ask({ method: "POST", path, body }));
}
