import type { NextRequest } from "next/server";
import { handleSession } from "@/lib/supabase/session";
import { sharedAuthService } from "@/lib/supabase/shared-auth-service";

export function middleware(request: NextRequest) {
  return handleSession(request, sharedAuthService());
}

/**
 * Runs only for requests that have a session (whole or in parts) or come from an e-mail; the response to every other one is the
 * prerendered file. Files, the auth API and prefetches never need it. Next reads these values without running the file, so they are
 * written out: tests/lib/supabase/middleware.test.ts compares them with lib/auth/auth-cookie.ts and the languages. In Node, so that embedded accounts
 * are called in this process, and the state of the service is kept in one place.
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
    { source: "/auth/confirm/:path*" },
    { source: "/:language(de|fr|es|zh-hant|he)/auth/confirm/:path*" },
    { source: "/:language(de|fr|es|zh-hant|he)?", has: [{ type: "query", key: "code" }] },
    { source: "/:language(de|fr|es|zh-hant|he)?", has: [{ type: "query", key: "token_hash" }] },
    { source: "/:language(de|fr|es|zh-hant|he)?", has: [{ type: "query", key: "error_code" }] },
  ],
};
