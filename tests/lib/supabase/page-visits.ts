import type { Session } from "@supabase/supabase-js";
import { NextRequest, type NextResponse } from "next/server";
import { AUTH_COOKIE } from "@/lib/auth/auth-cookie";
import { newAddress, newVisitor, type Target } from "@/tests/lib/embedded/contract-target";

export const ORIGIN = "http://localhost:3000";

/** The session of a new account. */
export async function signedUpSession(target: Target) {
  const { auth } = newVisitor(target);
  const { data } = await auth.signUp({ email: newAddress(), password: "correct horse" });
  return data.session!;
}

/** A value as @supabase/ssr keeps it in a cookie. */
export const encoded = (value: unknown) =>
  `base64-${Buffer.from(JSON.stringify(value)).toString("base64url")}`;

export function request(
  path: string,
  cookies: Record<string, string> = {},
  init: { method?: string; headers?: Record<string, string> } = {},
) {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
  return new NextRequest(`${ORIGIN}${path}`, { ...init, headers: { ...init.headers, cookie } });
}

/** The session that a response leaves in the browser; undefined when it says nothing about it, null when it ends it. */
export function sessionIn(response: NextResponse) {
  const cookie = response.cookies.get(AUTH_COOKIE);
  if (!cookie) return undefined;
  if (!cookie.value) return null;
  const json = Buffer.from(cookie.value.replace("base64-", ""), "base64url").toString();
  return JSON.parse(json) as Session;
}
