import { createBrowserClient } from "@supabase/ssr";
import type { AuthError, Session as SupabaseSession } from "@supabase/supabase-js";
import { compareLanguage } from "@/lib/account/language/device-language";
import { failureMessage } from "@/lib/auth/failure-message";
import { secondFactorOf } from "@/lib/auth/second-factor";
import type { AccountForm, SignInForm } from "@/lib/auth/schemas";
import type { BrowserSession } from "@/lib/auth/types";
import { mergeDeviceFavorites } from "@/lib/favorites/merge-device-favorites";
import { languageOfPath, pathIn } from "@/lib/languages/paths";
import { SUPABASE_URL } from "@/lib/public-env";
import { ROUTES } from "@/lib/routes";
import { getAll, removeVerifiers, setAll } from "@/lib/supabase/browser/browser-cookies";
import { browserFetch } from "@/lib/supabase/browser/browser-fetch";
import { API_KEY, CONFIRM_PATH, cookieOptions, isSecureSite } from "@/lib/supabase/options";

// Signed-in visitors are led from the sign-in screen to the home page, which loads nothing else that could say it.
export { notifyLinkProblem } from "@/lib/auth/notify-link-problem";

// 60 KB: never import this file but with import(), on /auth or when the session's cookie exists.

const { auth } = createBrowserClient(SUPABASE_URL ?? window.location.origin, API_KEY, {
  cookieOptions: cookieOptions(isSecureSite(window.location.protocol)),
  cookies: { getAll, setAll },
  global: { fetch: browserFetch },
  // The middleware has exchanged the code of an e-mail's link before the page was served.
  auth: { detectSessionInUrl: false },
});

function toSession(session: SupabaseSession | null): BrowserSession | null {
  if (!session) return null;
  const { access_token, refresh_token, expires_in, user } = session;
  const expires_at = session.expires_at ?? 0;
  const { id, email } = user;
  // It comes out of a cookie, which may say anything.
  const address = typeof email === "string" ? email : "";
  return {
    access_token,
    refresh_token,
    expires_at,
    expires_in,
    user: { id, email: address },
    secondFactor: secondFactorOf(user.factors, access_token),
  };
}

/** The session of this browser, refreshed if need be; null when there is none. */
export async function lookUpSession() {
  const { data } = await auth.getSession();
  return toSession(data.session);
}

/** Has the service say again who the account of this session is; subscribers of the session are notified. */
export async function renewSession() {
  await auth.refreshSession();
}

/** What this device has joins what the account has: only who has a session loads this file, and so this. */
export async function joinDevice(accountId: string) {
  await Promise.all([mergeDeviceFavorites(), compareLanguage(accountId)]);
}

/** Calls back at every sign-in, sign-out and refresh, in this tab or another. */
export function followSession(listener: (session: BrowserSession | null) => void) {
  auth.onAuthStateChange((event, session) => {
    // The lookup itself says what was there to begin with.
    if (event !== "INITIAL_SESSION") listener(toSession(session));
  });
}

/** What went wrong, in words for the visitor, or nothing. */
type Outcome = { failure?: string };

function outcome(error: unknown): Outcome {
  return error ? { failure: failureMessage(error) } : {};
}

/** `isUnconfirmed`: the password is right, but the e-mail's link has to be opened first. */
export async function signIn({
  email,
  password,
}: SignInForm): Promise<Outcome & { isUnconfirmed?: boolean }> {
  const { data, error } = await auth.signInWithPassword({ email, password });
  if (data.session) removeVerifiers();
  return { ...outcome(error), isUnconfirmed: error?.code === "email_not_confirmed" };
}

/** `isConfirmed`: the account can be used at once, no e-mail needs to be opened first. */
export async function signUp({ email, password, fullName }: AccountForm) {
  const { data, error } = await auth.signUp({
    email,
    password,
    options: { emailRedirectTo: homeUrl(), data: { full_name: fullName || undefined } },
  });
  if (data.session) removeVerifiers();
  return { ...outcome(error), isConfirmed: data.session !== null };
}

/** A page of this site in the language of the present one, which the mail that leads there is in as well. */
function urlInLanguage(path: string) {
  const { origin, pathname } = window.location;
  return `${origin}${pathIn(languageOfPath(pathname), path)}`;
}

function homeUrl() {
  return urlInLanguage(ROUTES.home);
}

/** Sends the e-mail with the link once more. `waitSeconds`: nothing was sent, since the last one is too recent. */
export async function resendConfirmation(
  email: string,
): Promise<Outcome & { waitSeconds?: number }> {
  const { error } = await auth.resend({
    type: "signup",
    email,
    options: { emailRedirectTo: homeUrl() },
  });
  const waitSeconds = secondsToWait(error);
  return waitSeconds === undefined ? outcome(error) : { waitSeconds };
}

/** The service sends one e-mail a minute to an address, and says how long to wait for the next. */
function secondsToWait(error: AuthError | null) {
  if (error?.code !== "over_email_send_rate_limit") return undefined;
  const seconds = /after (\d+) seconds/.exec(error.message)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

/**
 * Sends an e-mail with a link to the new password; says nothing about whether the address is known. The service limits only addresses
 * with an account, so a second request within a minute gets the same response as the first, whose link is still valid.
 */
export async function sendResetLink(email: string): Promise<Outcome> {
  const redirectTo = `${urlInLanguage(CONFIRM_PATH)}?next=${ROUTES.authReset}`;
  const { error } = await auth.resetPasswordForEmail(email, { redirectTo });
  return secondsToWait(error) === undefined ? outcome(error) : {};
}

/** Signs in with the code of a recovery mail, in whichever browser it is entered. */
export async function redeemResetCode(email: string, code: string): Promise<Outcome> {
  const { error } = await auth.verifyOtp({ email, token: code, type: "recovery" });
  if (!error) removeVerifiers();
  return outcome(error);
}

export async function setPassword(password: string): Promise<Outcome> {
  const { error } = await auth.updateUser({ password });
  return outcome(error);
}

/**
 * Notifies the other tabs, and the server, for which nothing waits: the caller has ended the session here. The server
 * ends the sessions on other devices too, as a sign-out without payload does (P9.7, ADR-13).
 */
export async function announceSignOut(accessToken: string | undefined) {
  if (accessToken) void auth.admin.signOut(accessToken, "global");
  await auth.signOut({ scope: "local" });
}
