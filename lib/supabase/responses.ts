import { NextResponse, type NextRequest } from "next/server";
import { NON_PAGE_POLICY } from "@/lib/security/headers";
import type { CookieChange } from "@/lib/supabase/session-cookie";

/** No cache may keep a response that hands a session to one visitor. */
const UNCACHED = "private, no-cache, no-store, must-revalidate, max-age=0";

/** 303, so that the browser sends GET and forgets the link; relative, so that no Host header changes where it leads. */
export function seeOther(path: string) {
  return new NextResponse(null, {
    status: 303,
    headers: {
      Location: path,
      "Cache-Control": "no-store",
      "Content-Security-Policy": NON_PAGE_POLICY,
    },
  });
}

/** Next accepts only absolute URLs from a middleware, and makes them relative again. */
export function withAbsoluteLocation(response: NextResponse, { nextUrl }: NextRequest) {
  const location = response.headers.get("Location");
  if (location) response.headers.set("Location", new URL(location, nextUrl).href);
  return response;
}

/** The headers with which a page is rendered: its cookies as they are after the changes, written once. */
export function changedHeaders(request: NextRequest, changes: CookieChange[]) {
  const headers = new Headers(request.headers);
  if (changes.length === 0) return headers;
  const values = new Map(request.cookies.getAll().map(({ name, value }) => [name, value]));
  for (const { name, value } of changes) {
    if (value) values.set(name, value);
    else values.delete(name);
  }
  const cookies = [...values].map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  headers.set("cookie", cookies.join("; "));
  return headers;
}

export function withCookies(response: NextResponse, changes: CookieChange[]) {
  if (changes.length === 0) return response;
  for (const { name, value, options } of changes) response.cookies.set(name, value, options);
  response.headers.set("Cache-Control", UNCACHED);
  return response;
}
