import { createServerClient, type SetAllCookies } from "@supabase/ssr";
import type { NextRequest, NextResponse } from "next/server";
import { authCookiesIn } from "@/lib/auth/auth-cookie";
import { SUPABASE_URL } from "@/lib/public-env";
import { API_KEY, cookieOptions } from "@/lib/supabase/options";

type CookieChange = Parameters<SetAllCookies>[0][number];

/** No cache may keep an answer that hands a session to one visitor. */
const UNCACHED = "private, no-cache, no-store, must-revalidate, max-age=0";

/** A page waits no longer for the auth server. */
const PATIENCE_MS = 3_000;

export class Unreachable extends Error {}

/**
 * Supabase for one request. What it changes about the session is collected, and shown to whoever reads the request's
 * cookies next; `applyTo` writes it to the answer, together with the headers that keep the answer out of caches.
 */
export function createRequestClient(request: NextRequest, send = globalThis.fetch) {
  const changes: CookieChange[] = [];
  const options = cookieOptions(request.nextUrl.protocol === "https:");
  const { fetch, orUnreachable, hasGivenUp } = impatient(send);
  const { auth } = createServerClient(serverUrl(), API_KEY, {
    cookieOptions: options,
    cookies: {
      getAll: () => request.cookies.getAll(),
      setAll(cookies) {
        if (hasGivenUp()) return;
        for (const { name, value } of cookies) request.cookies.set(name, value);
        changes.push(...cookies);
      },
    },
    global: { headers: visitorHeaders(request), fetch },
  });

  return {
    auth,

    /** The answer to a question to `auth`; rejects with Unreachable as soon as the server fails once. */
    orUnreachable,

    /** Takes a session away that is no good: forged, cut short, revoked. */
    dropSession() {
      for (const name of authCookiesIn(request.headers.get("cookie") ?? "")) {
        request.cookies.delete(name);
        changes.push({ name, value: "", options: { ...options, maxAge: 0 } });
      }
    },

    applyTo(response: NextResponse) {
      if (changes.length === 0) return response;
      for (const { name, value, options } of changes) response.cookies.set(name, value, options);
      response.headers.set("Cache-Control", UNCACHED);
      return response;
    },
  };
}

/**
 * Left alone, supabase-js asks a server that fails again and again for half a minute, and the visitor would wait for the
 * page as long. A session that is renewed after all, too late for this answer, is not lost: its parent token stays good.
 */
function impatient(send: typeof fetch) {
  let giveUp: () => void;
  let gaveUp = false;
  const failure = new Promise<never>((_, reject) => {
    giveUp = () => {
      gaveUp = true;
      reject(new Unreachable());
    };
  });
  failure.catch(() => undefined);

  const impatientFetch: typeof fetch = async (input, init) => {
    // Ends supabase-js's own attempts, which go on after the answer; nobody listens to them any more.
    if (gaveUp) return Response.json({}, { status: 400 });
    try {
      const response = await send(input, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
      if (response.status >= 500) giveUp();
      return response;
    } catch (error) {
      giveUp();
      throw error;
    }
  };

  return {
    fetch: impatientFetch,
    hasGivenUp: () => gaveUp,
    orUnreachable: <T>(answer: Promise<T>) => Promise.race([answer, failure]),
  };
}

/** The embedded server is reached over loopback; the Host header is never asked where that is. */
function serverUrl() {
  return SUPABASE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
}

/** So that the embedded server's limits count visitors, not this server. A real project goes by its own front. */
function visitorHeaders(request: NextRequest): Record<string, string> {
  const address = request.headers.get("x-forwarded-for");
  return !SUPABASE_URL && address ? { "X-Forwarded-For": address } : {};
}
