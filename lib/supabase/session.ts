import { NextResponse, type NextRequest } from "next/server";
import { clientOf } from "@/lib/clients/client-address";
import { authCookiesIn } from "@/lib/auth/auth-cookie";
import { nextPath } from "@/lib/auth/next-path";
import { englishPath, languageOfPath } from "@/lib/languages/paths";
import { pathLeadingBack } from "@/lib/languages/return-language";
import { ROUTES } from "@/lib/routes";
import { fetchUser } from "@/lib/supabase/fetch-user";
import { ServiceUnavailable, type AuthService } from "@/lib/supabase/auth-service";
import { handleEmailLink } from "@/lib/supabase/links/email-link";
import { isEmailLink } from "@/lib/supabase/links/link-request";
import { isSecureSite } from "@/lib/supabase/options";
import { refreshTokens } from "@/lib/supabase/refresh";
import { sharedDeadline } from "@/lib/supabase/request-scope";
import {
  changedHeaders,
  seeOther,
  withAbsoluteLocation,
  withCookies,
} from "@/lib/supabase/responses";
import {
  readSession,
  removals,
  sessionChanges,
  type CookieChange,
  type StoredSession,
} from "@/lib/supabase/session-cookie";

/** One deadline for everything that a page waits for here: key set, refresh and user together. */
const PAGE_DEADLINE_MS = 2_000;

/** As in supabase-js: so long before its end an access token is renewed. */
const EXPIRY_MARGIN_MS = 90_000;

/**
 * What the middleware does with a request that has a session or comes from an e-mail: it renews a session that has expired, removes
 * one that has ended or is forged, sends signed-in visitors away from /auth (P9.6), and redeems links (P9.9). Where the service
 * does not respond, nothing changes: the page is served, the session is kept, and the browser renews it itself.
 */
export async function handleSession(request: NextRequest, service: AuthService) {
  if (isEmailLink(request))
    return withAbsoluteLocation(await handleEmailLink(request, service), request);

  const { state, changes } = await checkSession(request, service);
  const { pathname, searchParams } = request.nextUrl;
  const response =
    state === "signed-in" && isSignIn(pathname)
      ? withAbsoluteLocation(seeOther(pathAfterSignIn(pathname, searchParams)), request)
      : NextResponse.next({ request: { headers: changedHeaders(request, changes) } });
  return withCookies(response, changes);
}

const isSignIn = (pathname: string) => englishPath(pathname) === ROUTES.auth;

const pathAfterSignIn = (pathname: string, parameters: URLSearchParams) =>
  pathLeadingBack(languageOfPath(pathname), nextPath(parameters));

type Checked = { state: "signed-in" | "signed-out" | "unknown"; changes: CookieChange[] };

async function checkSession(request: NextRequest, service: AuthService): Promise<Checked> {
  const cookieHeader = request.headers.get("cookie") ?? "";
  const secure = isSecureSite(request.nextUrl.protocol);
  const session = readSession(request.cookies.getAll());
  const deadline = sharedDeadline(PAGE_DEADLINE_MS);
  const outcome = session ? await outcomeOf(session, request, service, deadline) : "ended";
  const isOver =
    outcome === "ended" ||
    (outcome === "signed-in" &&
      hasReturnPath(request) &&
      (await hasEnded(session, request, service, deadline)));
  if (isOver)
    return { state: "signed-out", changes: removals(authCookiesIn(cookieHeader), secure) };
  if (typeof outcome === "string") return { state: outcome, changes: [] };
  return { state: "signed-in", changes: sessionChanges(outcome.session, cookieHeader, secure) };
}

/** Whether a page of the account led to the sign-in screen, which returns to it. */
function hasReturnPath({ nextUrl: { pathname, searchParams } }: NextRequest) {
  return isSignIn(pathname) && nextPath(searchParams) !== ROUTES.home;
}

/**
 * Whether a session with a valid token was ended elsewhere. Pages of the account check that, too: without it, they and the sign-in
 * screen would redirect to each other endlessly.
 */
async function hasEnded(
  session: StoredSession | undefined,
  request: NextRequest,
  service: AuthService,
  deadline: AbortSignal,
) {
  const ipAddress = clientOf(request.headers);
  if (!session || !service.mayRequest(ipAddress)) return false;
  try {
    const { meaning } = await fetchUser(service, session.access_token, ipAddress, deadline);
    return meaning === "session-ended";
  } catch (error) {
    if (error instanceof ServiceUnavailable) return false;
    throw error;
  }
}

type Outcome = "signed-in" | "unknown" | "ended" | { session: StoredSession };

async function outcomeOf(
  session: StoredSession,
  request: NextRequest,
  service: AuthService,
  deadline: AbortSignal,
): Promise<Outcome> {
  const token = await service.verify(session.access_token, deadline);
  if (token === "forged") return "ended";

  const unchanged = token === "valid" ? "signed-in" : "unknown";
  const isEnding = session.expires_at * 1000 - service.now() < EXPIRY_MARGIN_MS;
  if (!isEnding && token !== "expired") return unchanged;

  const ipAddress = clientOf(request.headers);
  if (!service.mayRequest(ipAddress)) return unchanged;
  const refreshed = await refreshTokens(service, session.refresh_token, ipAddress, deadline);
  return refreshed === "unavailable" ? unchanged : refreshed;
}
