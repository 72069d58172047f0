/** The session's cookie. Named by hand: supabase-js would derive another name from each host. middleware.ts repeats it. */
export const AUTH_COOKIE = "chard-auth";

/**
 * A large session is divided among `chard-auth.0`, `chard-auth.1` and so on. A request has room for fewer than ten; other names are
 * not the site's, or a request would choose how many cookies it is answered with.
 */
export const MAX_PARTS = 10;
const SESSION = new RegExp(`^${AUTH_COOKIE}(\\.\\d)?$`);

/** The proof that this browser requested an e-mail's link: one for each link, a list of those, and the newest again. */
const VERIFIER = new RegExp(`^${AUTH_COOKIE}-.*code-verifier(\\.\\d)?$`);

/** Of so many links that a browser requested, the last ones work: each may be tried with the service. */
const MAX_VERIFIERS = 10;

/** The links of e-mails are good for an hour. */
export const VERIFIER_MAX_AGE_SECONDS = 60 * 60;

export const isSessionCookie = (name: string) => SESSION.test(name);
export const isVerifierCookie = (name: string) => VERIFIER.test(name);

/** The name of one cookie of a Cookie header. */
export const cookieName = (cookie: string) => cookie.split("=", 1)[0]!;

/** The names in a Cookie header, or in `document.cookie`, each once. */
export function cookieNames(cookies: string) {
  return [...new Set(cookies.split(/; */).map(cookieName))];
}

/** The names of the verifiers, the oldest first, as browsers send them. */
export function verifierCookiesIn(cookies: string) {
  return cookieNames(cookies).filter(isVerifierCookie).slice(-MAX_VERIFIERS);
}

/** The names under which a Cookie header, or `document.cookie`, holds a session, whole or in parts. */
export function authCookiesIn(cookies: string) {
  return cookieNames(cookies).filter(isSessionCookie);
}
