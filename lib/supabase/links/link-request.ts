import type { EmailOtpType } from "@supabase/supabase-js";
import type { NextRequest } from "next/server";
import type { LinkProblem } from "@/lib/auth/link-problems";
import { englishPath } from "@/lib/languages/paths";
import { ROUTES } from "@/lib/routes";
import { CONFIRM_PATH, REPLACE_PATH } from "@/lib/supabase/options";

const OTP_TYPES: EmailOtpType[] = [
  "signup",
  "recovery",
  "email",
  "invite",
  "magiclink",
  "email_change",
];

/** What Supabase makes codes and token hashes of; anything else need not be sent there. */
const SECRET = /^[\w-]{1,512}$/;

/**
 * The request of a link from an e-mail. A `code` can be exchanged only by the browser that requested the e-mail, since that
 * one keeps the verifier; a token hash works in any browser. `retry`: the service could not be reached before.
 */
export type EmailLink =
  | { kind: "code"; code: string; retry: boolean }
  | { kind: "token"; tokenHash: string; type: EmailOtpType }
  | { kind: "problem"; problem: LinkProblem };

const PARAMETERS = ["code", "token_hash", "error_code"];

/** Whether a request opens a link from an e-mail, or presses the button of the page that it leads to. */
export function isEmailLink({ method, nextUrl: { pathname, searchParams } }: NextRequest) {
  const page = englishPath(pathname);
  const isPage = page === CONFIRM_PATH || page === REPLACE_PATH;
  if (isPage && method === "POST") return true;
  return (isPage || page === ROUTES.home) && PARAMETERS.some((name) => searchParams.has(name));
}

export function readLink(parameters: URLSearchParams): EmailLink {
  const code = parameters.get("code");
  if (code && SECRET.test(code)) return { kind: "code", code, retry: parameters.has("retry") };
  const tokenHash = parameters.get("token_hash");
  const type = OTP_TYPES.find((known) => known === parameters.get("type"));
  if (tokenHash && SECRET.test(tokenHash) && type) return { kind: "token", tokenHash, type };
  return { kind: "problem", problem: problemOf(parameters.get("error_code") ?? undefined) };
}

export function problemOf(errorCode: string | undefined): LinkProblem {
  const isExpired = ["otp_expired", "flow_state_expired"].includes(errorCode ?? "");
  return isExpired ? "link-expired" : "link-used-elsewhere";
}

/** Whether the link is for setting a new password. */
export function isForReset(parameters: URLSearchParams) {
  return parameters.get("type") === "recovery" || leadsToReset(parameters);
}

const leadsToReset = (parameters: URLSearchParams) =>
  englishPath(parameters.get("next") ?? "") === ROUTES.authReset;

/** A path for the same link, with its own parameters alone. */
export function linkPath(path: string, link: EmailLink, parameters: URLSearchParams) {
  const query = new URLSearchParams();
  if (link.kind === "code") query.set("code", link.code);
  if (link.kind === "token") {
    query.set("token_hash", link.tokenHash);
    query.set("type", link.type);
  }
  if (leadsToReset(parameters)) query.set("next", ROUTES.authReset);
  if (link.kind === "code" && link.retry) query.set("retry", "1");
  return `${path}?${query}`;
}

/** Browsers and mail programs that load a page before, or without, a person asking for it. */
export function isPrefetch({ headers }: NextRequest) {
  const purpose = ["sec-purpose", "purpose", "x-purpose", "x-moz"].map((name) => headers.get(name));
  return purpose.some((value) => value?.toLowerCase().includes("prefetch"));
}
