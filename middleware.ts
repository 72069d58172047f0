import type { NextRequest } from "next/server";
import { refreshSession } from "@/lib/supabase/session";

export function middleware(request: NextRequest) {
  return refreshSession(request);
}

/**
 * Only requests that carry a session (whole or in parts) or come from a mail; every other one is served straight from
 * the prerendered file. Files, the auth API and prefetches never need it. Next reads these values without running the
 * file, so they are written out: tests/lib/supabase/middleware.test.ts holds them against lib/auth/auth-cookie.ts.
 */
export const config = {
  // In the Edge runtime Next bundles the cache handler into this file, and every request that matches fails.
  runtime: "nodejs",
  matcher: [
    {
      source: "/((?!_next/|api/|auth/v1/|auth/confirm|.*\\..*).*)",
      has: [{ type: "cookie", key: "chard-auth" }],
      missing: [{ type: "header", key: "next-router-prefetch" }],
    },
    {
      source: "/((?!_next/|api/|auth/v1/|auth/confirm|.*\\..*).*)",
      has: [{ type: "cookie", key: "chard-auth.0" }],
      missing: [{ type: "header", key: "next-router-prefetch" }],
    },
    { source: "/", has: [{ type: "query", key: "code" }] },
    { source: "/", has: [{ type: "query", key: "token_hash" }] },
    { source: "/", has: [{ type: "query", key: "error_code" }] },
  ],
};
