import { AUTH_COOKIE } from "@/lib/auth/auth-cookie";
import { SITE_URL, SUPABASE_ANON_KEY } from "@/lib/public-env";

/** The embedded server needs no key, but supabase-js does. */
export const API_KEY = SUPABASE_ANON_KEY ?? "embedded";

/** Whether visitors reach the site over TLS: a reverse proxy may end it without saying so. */
export function isSecureSite(protocol: string) {
  return protocol === "https:" || SITE_URL.startsWith("https:");
}

/** Readable by scripts, as @supabase/ssr needs; never sent along by other sites; over TLS alone where there is TLS. */
export function cookieAttributes(secure: boolean) {
  return { path: "/", sameSite: "lax", secure } as const;
}

/** The attributes, and the name that Supabase's cookies go by. */
export function cookieOptions(secure: boolean) {
  return { name: AUTH_COOKIE, ...cookieAttributes(secure) };
}

/** Where links with a token hash lead, and recovery links; a Supabase project must allow it as a redirect URL. */
export const CONFIRM_PATH = "/auth/confirm";

/** The same for a browser with a session. */
export const REPLACE_PATH = "/auth/confirm/replace";
