import { createServerClient, type SetAllCookies } from "@supabase/ssr";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { NextRequest, NextResponse } from "next/server";
import { AUTH_COOKIE, authCookiesIn } from "@/lib/auth/auth-cookie";
import { SUPABASE_URL } from "@/lib/public-env";
import { API_KEY, cookieAttributes, cookieOptions } from "@/lib/supabase/options";
import { readableCookies } from "@/lib/supabase/readable-cookies";

type CookieChange = Parameters<SetAllCookies>[0][number];

/** No cache may keep an answer that hands a session to one visitor. */
const UNCACHED = "private, no-cache, no-store, must-revalidate, max-age=0";

/** One for each link, a list of those, and the newest once more. */
const VERIFIER = new RegExp(`^${AUTH_COOKIE}-.*code-verifier$`);

/** A page waits no longer for the auth server. */
const PATIENCE_MS = 3_000;

export class Unreachable extends Error {}

/**
 * Supabase for one request. What it changes about the session is collected, and shown to whoever reads the request's
 * cookies next; `applyTo` writes it to the answer, together with the headers that keep the answer out of caches.
 */
export async function createRequestClient(request: NextRequest, send = globalThis.fetch) {
  const changes: CookieChange[] = [];
  const isSecure = request.nextUrl.protocol === "https:";
  let isAsked = false;
  const { fetch, orUnreachable, hasGivenUp } = impatient(send);
  const { auth } = createServerClient(serverUrl(), API_KEY, {
    cookieOptions: cookieOptions(isSecure),
    cookies: {
      getAll: () => (isAsked ? readableCookies(request.cookies.getAll()) : []),
      setAll(cookies) {
        if (hasGivenUp()) return;
        for (const { name, value } of cookies) request.cookies.set(name, value);
        changes.push(...cookies);
      },
    },
    global: { headers: visitorHeaders(request), fetch },
  });
  await firstLookup(auth);
  isAsked = true;

  function drop(names: string[]) {
    const options = { ...cookieAttributes(isSecure), maxAge: 0 };
    for (const name of names) {
      request.cookies.delete(name);
      changes.push({ name, value: "", options });
    }
  }

  return {
    auth,

    /** The answer to a question to `auth`; rejects with Unreachable as soon as the server fails once. */
    orUnreachable,

    /** Takes a session away that is no good: forged, cut short, revoked. */
    dropSession() {
      drop(authCookiesIn(request.headers.get("cookie") ?? ""));
    },

    /** Takes away what proves that links were asked for in this browser: supabase-js forgets one of three. */
    dropVerifiers() {
      const names = request.cookies.getAll().map(({ name }) => name);
      drop(names.filter((name) => VERIFIER.test(name)));
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
 * supabase-js looks for a session as soon as it is made, and reports one that the server refuses with its stack: anybody
 * could fill the log. So it finds none until it is asked, when it answers what was wrong instead.
 */
function firstLookup(auth: SupabaseClient["auth"]) {
  return new Promise<void>((resolve) => {
    const { data } = auth.onAuthStateChange(() => {
      data.subscription.unsubscribe();
      resolve();
    });
  });
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
      console.warn("Accounts: the auth server could not be reached.");
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
