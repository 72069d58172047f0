import type { EmailOtpType } from "@supabase/supabase-js";
import { NextResponse, type NextRequest } from "next/server";
import type { LinkProblem } from "@/lib/auth/link-problems";
import { ROUTES } from "@/lib/routes";
import { NON_PAGE_POLICY } from "@/lib/security/headers";
import { createRequestClient, Unreachable } from "@/lib/supabase/request-client";

const LINK_TYPES: EmailOtpType[] = [
  "signup",
  "recovery",
  "email",
  "invite",
  "magiclink",
  "email_change",
];

type Destination = typeof ROUTES.home | typeof ROUTES.auth | typeof ROUTES.authReset;

/** Whether an address carries what a link from one of Supabase's mails leads to. */
export function isMailLink({ searchParams }: URL) {
  return ["code", "token_hash", "error_code"].some((name) => searchParams.has(name));
}

/**
 * Ends the way of a link from a mail: exchanges its code or token hash for a session and answers 303 to a clean address,
 * or to one whose fragment says what was wrong. The destination is one of the site's own three, whatever the link asks for.
 */
export async function openMailLink(request: NextRequest, fetch?: typeof globalThis.fetch) {
  const { searchParams } = request.nextUrl;
  const client = await createRequestClient(request, fetch);
  const { recovery, problem } = await exchange(client, searchParams);
  const forReset = recovery || searchParams.get("next") === ROUTES.authReset;
  if (problem) return seeOther(forReset ? ROUTES.authReset : ROUTES.auth, problem);
  client.dropVerifiers();
  return client.applyTo(seeOther(forReset ? ROUTES.authReset : ROUTES.home));
}

type Client = Awaited<ReturnType<typeof createRequestClient>>;
type Outcome = { recovery: boolean; problem?: LinkProblem | undefined };

async function exchange(client: Client, parameters: URLSearchParams): Promise<Outcome> {
  const recovery = parameters.get("type") === "recovery";
  try {
    const code = parameters.get("code");
    return code ? await exchangeCode(client, code) : await verifyHash(client, parameters, recovery);
  } catch (error) {
    if (error instanceof Unreachable) return { recovery, problem: "link-unchecked" };
    throw error;
  }
}

async function exchangeCode({ auth, orUnreachable }: Client, code: string): Promise<Outcome> {
  const { data, error } = await orUnreachable(auth.exchangeCodeForSession(code));
  // The browser that asked for the link keeps beside its verifier what for; the declared type leaves it out.
  const recovery = "redirectType" in data && data.redirectType === "recovery";
  return { recovery, problem: error ? problemOf(error.code) : undefined };
}

async function verifyHash(
  { auth, orUnreachable }: Client,
  parameters: URLSearchParams,
  recovery: boolean,
): Promise<Outcome> {
  const token_hash = parameters.get("token_hash");
  const type = LINK_TYPES.find((known) => known === parameters.get("type"));
  if (!token_hash || !type) {
    return { recovery, problem: problemOf(parameters.get("error_code") ?? undefined) };
  }
  const { error } = await orUnreachable(auth.verifyOtp({ token_hash, type }));
  return { recovery, problem: error ? problemOf(error.code) : undefined };
}

function problemOf(errorCode: string | undefined): LinkProblem {
  const isExpired = ["otp_expired", "flow_state_expired"].includes(errorCode ?? "");
  return isExpired ? "link-expired" : "link-used-elsewhere";
}

/** 303, so that the browser asks with GET and forgets the link; relative, so that no Host header can bend it. */
export function seeOther(path: Destination, problem?: LinkProblem) {
  const location = problem ? `${path}#${problem}` : path;
  return new NextResponse(null, {
    status: 303,
    headers: {
      Location: location,
      "Cache-Control": "no-store",
      "Content-Security-Policy": NON_PAGE_POLICY,
    },
  });
}
