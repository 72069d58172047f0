import { createServerClient } from "@supabase/ssr";
import type { NextRequest } from "next/server";
import { AUTH_COOKIE, verifierCookiesIn } from "@/lib/auth/auth-cookie";
import type { LinkProblem } from "@/lib/auth/link-problems";
import { clientOf } from "@/lib/clients/client-address";
import {
  serverKey,
  serviceUrl,
  visitorHeaders,
  type AuthService,
} from "@/lib/supabase/auth-service";
import { problemOf, type EmailLink } from "@/lib/supabase/links/link-request";
import { isSecureSite } from "@/lib/supabase/options";
import type { Meaning } from "@/lib/supabase/service-response";
import {
  decoded,
  removals,
  sessionChanges,
  type CookieChange,
} from "@/lib/supabase/session-cookie";

/** A visitor waits for this response, and there is no fallback. */
const LINK_DEADLINE_MS = 8_000;

/** The verifier of one link; supabase-js keeps the newest one under a name without an id as well. */
const FLOW_COOKIE = new RegExp(`^${AUTH_COOKIE}-flow-([\\w-]+)-code-verifier$`);

export type Redeemed =
  | { problem: LinkProblem }
  /** `recovery`: this browser requested the link in order to set a new password. */
  | { changes: CookieChange[]; recovery: boolean };

type Usable = Exclude<EmailLink, { kind: "problem" }>;
type Client = ReturnType<typeof createLinkClient>;

/** Exchanges a link for a session. */
export async function redeemLink(
  link: Usable,
  request: NextRequest,
  service: AuthService,
): Promise<Redeemed> {
  const cookieHeader = request.headers.get("cookie") ?? "";
  const verifiers = verifierCookiesIn(cookieHeader);
  if (link.kind === "code" && verifiers.length === 0) return { problem: "link-used-elsewhere" };
  if (!service.mayRequest(clientOf(request.headers))) return { problem: "link-unchecked" };

  const client = createLinkClient(request, service, verifiers);
  const { session, recovery, errorCode } =
    link.kind === "code"
      ? await exchangeCode(client, link.code, verifiers)
      : await verify(client, link);
  if (session) {
    const secure = isSecureSite(request.nextUrl.protocol);
    const changes = [
      ...sessionChanges(session, cookieHeader, secure),
      ...removals(verifiers, secure),
    ];
    return { changes, recovery };
  }
  const isUnchecked = ["unavailable", "limited"].includes(client.lastMeaning());
  return { problem: isUnchecked ? "link-unchecked" : problemOf(errorCode) };
}

/** supabase-js for one link. It sees this browser's verifiers and nothing else; what it would write is taken from its response. */
function createLinkClient(request: NextRequest, service: AuthService, verifiers: string[]) {
  let lastMeaning: Meaning = "refused";
  const deadline = AbortSignal.timeout(LINK_DEADLINE_MS);
  const { auth } = createServerClient(serviceUrl(), serverKey(), {
    cookieOptions: { name: AUTH_COOKIE },
    cookies: {
      getAll: () =>
        request.cookies
          .getAll()
          // For one that cannot be read, @supabase/ssr would write its stack to the log.
          .filter(({ name, value }) => verifiers.includes(name) && decoded(value) !== undefined),
      setAll: () => undefined,
    },
    global: {
      headers: visitorHeaders(clientOf(request.headers)),
      fetch: async (input, init) => {
        lastMeaning = "unavailable";
        const { response, meaning } = await service.call(input, init, deadline);
        lastMeaning = meaning;
        return response;
      },
    },
  });
  return { auth, lastMeaning: () => lastMeaning };
}

/**
 * A code does not show to which of this browser's verifiers it belongs, and a request for another e-mail, even a failed one, replaces
 * the newest. The service refuses a wrong one without using up the code.
 */
async function exchangeCode({ auth, lastMeaning }: Client, code: string, verifiers: string[]) {
  const flowIds = verifiers.flatMap((name) => FLOW_COOKIE.exec(name)?.[1] ?? []);
  let errorCode: string | undefined;
  for (const flowId of [undefined, ...flowIds]) {
    const { data, error } = await auth.exchangeCodeForSession(
      code,
      flowId ? { flowId } : undefined,
    );
    const recovery = "redirectType" in data && data.redirectType === "recovery";
    if (data.session) return { session: data.session, recovery };
    errorCode = error?.code;
    const hasWrongVerifier =
      errorCode === "bad_code_verifier" || errorCode === "pkce_code_verifier_not_found";
    if (!hasWrongVerifier || lastMeaning() === "unavailable") break;
  }
  return { session: null, recovery: false, errorCode };
}

async function verify({ auth }: Client, link: Extract<EmailLink, { kind: "token" }>) {
  const { data, error } = await auth.verifyOtp({ token_hash: link.tokenHash, type: link.type });
  return { session: data.session, recovery: link.type === "recovery", errorCode: error?.code };
}
