import { AUTH_COOKIE, authCookiesIn, MAX_PARTS } from "@/lib/auth/auth-cookie";
import { cookieAttributes } from "@/lib/supabase/options";

// The format of @supabase/ssr, which the browser reads and writes these cookies with. Its own functions would bring all of
// supabase-js along for every page; tests/lib/supabase/session-cookie.test.ts compares with them.

export type CookieChange = { name: string; value: string; options: { maxAge: number } };

/** A session as supabase-js keeps it. It comes out of a cookie, so nothing of it is proved. */
export type StoredSession = {
  access_token: string;
  refresh_token: string;
  /** In seconds since 1970. */
  expires_at: number;
};

const ENCODED = "base64-";
const MAX_PART_LENGTH = 3180;
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

/**
 * Three parts, as short as a gateway lets pass in one header. Anything else is not sent to the service: a request that cannot be made,
 * or that a gateway refuses with a page of its own, would look as if the service were down.
 */
const ACCESS_TOKEN = /^(?=.{1,7000}$)[\w-]+\.[\w-]+\.[\w-]+$/;

/** Such a token reaches the service's database; anything else would only be reported as an error there. */
const REFRESH_TOKEN = /^[\w-]{1,512}$/;

/** The session in the cookies, which a long one is divided among; undefined when it cannot be read. */
export function readSession(cookies: { name: string; value: string }[]) {
  const values = new Map(cookies.map(({ name, value }) => [name, value]));
  let value = values.get(AUTH_COOKIE) ?? "";
  if (!value)
    for (let part = 0; part < MAX_PARTS && values.get(`${AUTH_COOKIE}.${part}`); part += 1)
      value += values.get(`${AUTH_COOKIE}.${part}`);
  const session = decoded(value);
  return isSession(session) ? session : undefined;
}

/** The decoded value; undefined when it was truncated or forged. */
export function decoded(value: string): unknown {
  if (!value.startsWith(ENCODED)) return undefined;
  try {
    return JSON.parse(Buffer.from(value.slice(ENCODED.length), "base64url").toString());
  } catch {
    return undefined;
  }
}

function isSession(value: unknown): value is StoredSession {
  const session = (value ?? {}) as Partial<Record<keyof StoredSession, unknown>>;
  return (
    typeof session.access_token === "string" &&
    ACCESS_TOKEN.test(session.access_token) &&
    typeof session.refresh_token === "string" &&
    REFRESH_TOKEN.test(session.refresh_token) &&
    typeof session.expires_at === "number"
  );
}

/** The cookies that keep a session instead of those in a Cookie header. */
export function sessionChanges(session: object, cookieHeader: string, secure: boolean) {
  const value = ENCODED + Buffer.from(JSON.stringify(session)).toString("base64url");
  const parts = value.match(new RegExp(`.{1,${MAX_PART_LENGTH}}`, "g")) ?? [];
  const options = { ...cookieAttributes(secure), maxAge: MAX_AGE_SECONDS };
  const written = parts.map((part, index) => {
    const name = parts.length === 1 ? AUTH_COOKIE : `${AUTH_COOKIE}.${index}`;
    return { name, value: part, options };
  });
  const stale = authCookiesIn(cookieHeader).filter((name) =>
    written.every((cookie) => cookie.name !== name),
  );
  return [...removals(stale, secure), ...written];
}

export function removals(names: string[], secure: boolean): CookieChange[] {
  const options = { ...cookieAttributes(secure), maxAge: 0 };
  return names.map((name) => ({ name, value: "", options }));
}
