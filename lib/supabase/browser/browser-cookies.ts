import type { SetAllCookies } from "@supabase/ssr";
import { cookieNames, isVerifierCookie, VERIFIER_MAX_AGE_SECONDS } from "@/lib/auth/auth-cookie";
import { cookieAttributes, isSecureSite } from "@/lib/supabase/options";

// @supabase/ssr would keep the verifiers of links for 400 days, like the session. Its values need no encoding.

export function getAll() {
  return document.cookie.split(/; */).map((cookie) => {
    const [name = "", ...value] = cookie.split("=");
    return { name, value: value.join("=") };
  });
}

export function setAll(changes: Parameters<SetAllCookies>[0]) {
  for (const { name, value, options } of changes) {
    const maxAge = options.maxAge ?? 0;
    write(
      name,
      value,
      isVerifierCookie(name) ? Math.min(maxAge, VERIFIER_MAX_AGE_SECONDS) : maxAge,
    );
  }
}

/** After a sign-in, the links that were requested before are not needed any more. */
export function removeVerifiers() {
  for (const name of cookieNames(document.cookie).filter(isVerifierCookie)) write(name, "", 0);
}

function write(name: string, value: string, maxAge: number) {
  const { path, sameSite, secure } = cookieAttributes(isSecureSite(window.location.protocol));
  const attributes = `path=${path}; max-age=${maxAge}; samesite=${sameSite}`;
  document.cookie = `${name}=${value}; ${attributes}${secure ? "; secure" : ""}`;
}
