/** The session's cookie. Named by hand: supabase-js would derive another name from each host. middleware.ts repeats it. */
export const AUTH_COOKIE = "chard-auth";

/** A large session is cut into `chard-auth.0`, `chard-auth.1` and so on. */
const PART = new RegExp(`^${AUTH_COOKIE}(\\.\\d+)?$`);

/** The names under which a Cookie header, or `document.cookie`, holds a session, whole or in parts. */
export function authCookiesIn(cookies: string) {
  return cookies
    .split(/; */)
    .map((cookie) => cookie.split("=", 1)[0]!)
    .filter((name) => PART.test(name));
}
