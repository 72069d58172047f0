import { AUTH_COOKIE } from "@/lib/auth/auth-cookie";
import { SUPABASE_ANON_KEY } from "@/lib/public-env";

/** The embedded server asks for no key, but supabase-js insists on one. */
export const API_KEY = SUPABASE_ANON_KEY ?? "embedded";

/** Readable by scripts, as @supabase/ssr needs; never sent along by other sites; over TLS alone where there is TLS. */
export function cookieAttributes(secure: boolean) {
  return { path: "/", sameSite: "lax", secure } as const;
}

/** The attributes, and the name that Supabase's cookies go by. */
export function cookieOptions(secure: boolean) {
  return { name: AUTH_COOKIE, ...cookieAttributes(secure) };
}

/** Where links with a token hash lead, and recovery links; a Supabase project must allow it as a redirect address. */
export const CONFIRM_PATH = "/auth/confirm";
