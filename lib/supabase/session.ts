import { NextResponse, type NextRequest } from "next/server";
import { ROUTES } from "@/lib/routes";
import { isMailLink, openMailLink, seeOther } from "@/lib/supabase/mail-link";
import { createRequestClient, Unreachable } from "@/lib/supabase/request-client";

/**
 * What the middleware does with a request that carries a session or comes from a mail: refreshes an expired session,
 * drops one that is no good, sends signed-in visitors away from /auth (P9.6), and ends mail links at the home page
 * (P9.9). A server that cannot be reached changes nothing: the page is served, the session is kept.
 */
export async function refreshSession(request: NextRequest) {
  const { pathname } = request.nextUrl;
  if (pathname === ROUTES.home && isMailLink(request.nextUrl)) {
    return resolved(await openMailLink(request), request);
  }

  const client = await createRequestClient(request);
  const state = await check(client);
  if (state === "invalid") client.dropSession();
  if (state === "valid" && pathname === ROUTES.auth) {
    return resolved(client.applyTo(seeOther(ROUTES.home)), request);
  }
  return client.applyTo(NextResponse.next({ request }));
}

/** Next takes only whole addresses from a middleware, and makes them relative again on their way out. */
function resolved(response: NextResponse, { nextUrl }: NextRequest) {
  const location = new URL(response.headers.get("Location") ?? ROUTES.home, nextUrl);
  response.headers.set("Location", location.href);
  return response;
}

type Client = Awaited<ReturnType<typeof createRequestClient>>;

async function check({ auth, orUnreachable }: Client): Promise<"valid" | "invalid" | "unknown"> {
  try {
    // Verifies the signature, with the project's public key or by asking the server; reading the cookie alone proves nothing.
    const { data } = await orUnreachable(auth.getClaims());
    return data ? "valid" : "invalid";
  } catch (error) {
    // Anything else is a token so malformed that it cannot even be refused properly.
    return error instanceof Unreachable ? "unknown" : "invalid";
  }
}
