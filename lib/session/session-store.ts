import { AUTH_COOKIE, authCookiesIn } from "@/lib/auth/auth-cookie";
import { hasSessionCookie, updateMark } from "@/lib/auth/signed-in-mark";
import type { BrowserSession, SessionUser } from "@/lib/auth/types";
import { forgetPendingAction } from "@/lib/auth/pending-action";
import { forgetDrafts } from "@/lib/browser/drafts";
import { forgetAccountFavorites, isAccountList } from "@/lib/favorites/account-keys";
import { forgetSessionRecords } from "@/lib/offline/session-records";

/** P9.5. */
export type AuthState = {
  user: SessionUser | null;
  session: BrowserSession | null;
  loading: boolean;
};

export const INITIAL_STATE: AuthState = { user: null, session: null, loading: true };

let state = INITIAL_STATE;
let following: Promise<void> | undefined;
const listeners = new Set<() => void>();

function update(session: BrowserSession | null) {
  state = { user: session?.user ?? null, session, loading: false };
  updateMark(session?.user.email);
  // The list of an account does not stay on the device (P14.30).
  if (!hasSessionCookie() && isAccountList()) void endAccountFavorites();
  listeners.forEach((listener) => listener());
}

/** Where the session was not ended here, the list may have restaurants that the account has not. */
async function endAccountFavorites() {
  void forgetSessionRecords();
  await import("@/lib/favorites/end-of-session").then(
    ({ saveUnsentFavorites }) => saveUnsentFavorites(),
    // The chunk cannot be loaded.
    forgetAccountFavorites,
  );
}

/** Supabase's code, loaded once and only by who needs it. */
export function loadAuthClient() {
  return import("@/lib/supabase/browser/browser-client");
}

/** Looks the session up and follows it from then on; a chunk that does not load leaves things as the cookie has them. */
async function follow() {
  try {
    const client = await loadAuthClient();
    let isNews = false;
    const take = (session: BrowserSession | null) => {
      isNews = true;
      update(session);
      if (session) void client.joinDevice(session.user.id);
    };
    client.followSession(take);
    const found = await client.lookUpSession();
    if (!isNews) take(found);
    client.notifyLinkProblem();
  } catch {
    following = undefined;
    update(null);
  }
}

/**
 * Visitors without a session get none of Supabase's code. A sign-in or sign-out elsewhere is noticed when the visitor returns, also
 * to a page from the back/forward cache.
 */
function compareWithCookie() {
  if (!hasSessionCookie()) {
    if (state.loading || state.user) update(null);
  } else following ??= follow();
}

const RETURNS = ["focus", "pageshow", "visibilitychange"];

/** Follows the session also where there is none yet: the sign-in screen is about to make one. */
export function expectSession() {
  following ??= follow();
}

export function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    for (const event of RETURNS) window.addEventListener(event, compareWithCookie);
  }
  listeners.add(listener);
  compareWithCookie();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const event of RETURNS) window.removeEventListener(event, compareWithCookie);
  };
}

export function readState() {
  return state;
}

/** Ends the session on this device at once; the server and the other tabs are notified afterwards (P9.7). */
export async function signOut() {
  const accessToken = state.session?.access_token;
  for (const name of new Set([AUTH_COOKIE, ...authCookiesIn(document.cookie)])) {
    document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
  }
  forgetAccountFavorites();
  void forgetSessionRecords();
  update(null);
  forgetDrafts();
  forgetPendingAction();
  try {
    await (await loadAuthClient()).announceSignOut(accessToken);
  } catch {
    // Offline, or the chunk cannot be loaded: this device is signed out nevertheless.
  }
}
