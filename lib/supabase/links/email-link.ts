import { NextResponse, type NextRequest } from "next/server";
import type { LinkProblem } from "@/lib/auth/link-problems";
import type { Language } from "@/lib/languages/languages";
import { englishPath, languageOfPath, pathIn } from "@/lib/languages/paths";
import { isFromThisSite } from "@/lib/security/same-site";
import { ROUTES } from "@/lib/routes";
import type { AuthService } from "@/lib/supabase/auth-service";
import {
  isForReset,
  isPrefetch,
  linkPath,
  readLink,
  type EmailLink,
} from "@/lib/supabase/links/link-request";
import { CONFIRM_PATH, REPLACE_PATH } from "@/lib/supabase/options";
import { seeOther, withCookies } from "@/lib/supabase/responses";
import { readSession } from "@/lib/supabase/session-cookie";

/** For the page that asks first; its key set is usually cached. */
const SESSION_DEADLINE_MS = 2_000;

type Usable = Exclude<EmailLink, { kind: "problem" }>;

/**
 * Responds to a request for a link from an e-mail (P9.9), in the language of its path. Mail programs and scanners open links, too, so a token hash is redeemed by the
 * button of a page (a POST) alone. A `code` is worthless without this browser's verifier: GET redeems it. HEAD and prefetches
 * redeem nothing. Where a visitor is signed in, a page asks first.
 */
export async function handleEmailLink(request: NextRequest, service: AuthService) {
  const { method, nextUrl } = request;
  const { pathname, searchParams } = nextUrl;
  const language = languageOfPath(pathname);
  const link = readLink(searchParams);
  if (link.kind === "problem")
    return seeOther(withProblem(landing(language, searchParams), link.problem));
  // Browsers discard a prefetch with this status, and request the page again when the visitor opens it.
  if (isPrefetch(request)) return uncached(new NextResponse(null, { status: 503 }));
  if (method === "HEAD") return uncached(NextResponse.next());

  if (method === "POST" && !isFromThisSite(request.headers))
    return seeOther(linkPath(pathIn(language, CONFIRM_PATH), link, searchParams));
  const wanted = pathIn(language, await pathFor(request, service));
  const isPressed = method === "POST" && pathname === wanted;
  const isExchangedByGet = method === "GET" && link.kind === "code" && !link.retry;
  if (isPressed || (isExchangedByGet && englishPath(wanted) === CONFIRM_PATH))
    return redeem(link, request, service);
  if (pathname !== wanted) return seeOther(linkPath(wanted, link, searchParams));
  return uncached(NextResponse.next());
}

/** Which page redeems the link in this browser. */
async function pathFor(request: NextRequest, service: AuthService) {
  const session = readSession(request.cookies.getAll());
  if (!session) return CONFIRM_PATH;
  const deadline = AbortSignal.timeout(SESSION_DEADLINE_MS);
  const token = await service.verify(session.access_token, deadline);
  return token === "forged" ? CONFIRM_PATH : REPLACE_PATH;
}

async function redeem(link: Usable, request: NextRequest, service: AuthService) {
  const { pathname, searchParams } = request.nextUrl;
  const language = languageOfPath(pathname);
  // supabase-js comes along: no other request needs it.
  const { redeemLink } = await import("@/lib/supabase/links/redeem-link");
  const redeemed = await redeemLink(link, request, service);
  if (!("problem" in redeemed)) {
    const path = redeemed.recovery
      ? pathIn(language, ROUTES.authReset)
      : landing(language, searchParams, ROUTES.home);
    return withCookies(seeOther(path), redeemed.changes);
  }
  if (redeemed.problem !== "link-unchecked")
    return seeOther(withProblem(landing(language, searchParams), redeemed.problem));
  // The link is still good: the page has a button to try again.
  const page = pathIn(
    language,
    englishPath(pathname) === REPLACE_PATH ? REPLACE_PATH : CONFIRM_PATH,
  );
  const again = link.kind === "code" ? { ...link, retry: true } : link;
  return seeOther(withProblem(linkPath(page, again, searchParams), redeemed.problem));
}

function landing(language: Language, parameters: URLSearchParams, otherwise: string = ROUTES.auth) {
  return pathIn(language, isForReset(parameters) ? ROUTES.authReset : otherwise);
}

/** The problem travels in the fragment, so that no page reads a query. */
function withProblem(path: string, problem: LinkProblem) {
  return `${path}#${problem}`;
}

function uncached(response: NextResponse) {
  response.headers.set("Cache-Control", "private, no-store");
  return response;
}
