import { clientKey, clientOf } from "@/lib/clients/client-address";
import { isLoopbackHost } from "@/lib/clients/loopback-host";
import { getUser, logOut, putUser } from "@/lib/embedded/account";
import type { AuthContext } from "@/lib/embedded/auth-context";
import { followMailLink, verifyGet } from "@/lib/embedded/mails/mail-link";
import { mailIntervals } from "@/lib/embedded/mails/mail-intervals";
import { AuthError, errorResponse } from "@/lib/embedded/auth-error";
import type { AccountStore } from "@/lib/database/connection/account-store";
import { enrollFactor, unenrollFactor } from "@/lib/embedded/second-factor/enroll-factor";
import type { Mail } from "@/lib/embedded/mails/mails";
import { health, jwks, settings } from "@/lib/embedded/public-info";
import { codeLimit, requestLimits } from "@/lib/embedded/rate-limits";
import { recover, resend } from "@/lib/embedded/recover";
import {
  checkContentType,
  checkOrigin,
  requestHost,
  type BodyType,
} from "@/lib/embedded/request-origin";
import { signUp } from "@/lib/embedded/sign-up";
import { loadSigningKeys } from "@/lib/embedded/sessions/signing-keys";
import { token } from "@/lib/embedded/sessions/token";
import { verifyPost } from "@/lib/embedded/verify";
import { challengeFactor, verifyFactor } from "@/lib/embedded/second-factor/verify-factor";

type Endpoint = {
  handle(context: AuthContext): Response | Promise<Response>;
  body: BodyType;
};

const json = (handle: Endpoint["handle"]): Endpoint => ({ handle, body: "json" });
const form = (handle: Endpoint["handle"]): Endpoint => ({ handle, body: "form" });
const bodiless = (handle: Endpoint["handle"]): Endpoint => ({ handle, body: "none" });

const ENDPOINTS: Record<string, Record<string, Endpoint>> = {
  "/signup": { POST: json(signUp) },
  "/token": { POST: json(token) },
  "/user": { GET: bodiless(getUser), PUT: json(putUser) },
  "/logout": { POST: bodiless(logOut) },
  "/recover": { POST: json(recover) },
  "/resend": { POST: json(resend) },
  "/verify": { GET: bodiless(verifyGet), POST: json(verifyPost) },
  "/factors": { POST: json(enrollFactor) },
  "/factors/*": { DELETE: bodiless(unenrollFactor) },
  "/factors/*/challenge": { POST: json(challengeFactor) },
  "/factors/*/verify": { POST: json(verifyFactor) },
  "/mail-link": { POST: form(followMailLink) },
  "/settings": { GET: bodiless(settings) },
  "/health": { GET: bodiless(health) },
  "/.well-known/jwks.json": { GET: bodiless(jwks) },
};

export type AuthServerOptions = {
  database: AccountStore;
  /** Where the site is for its visitors, e.g. https://chard.example. */
  siteUrl: string;
  /** Whether only requests from this machine are served, by any of its names. */
  isLocal: boolean;
  confirmEmail: boolean;
  now(): Date;
  deliver(mail: Mail): void;
};

/**
 * The subset of the Supabase Auth API that supabase-js calls, as one function from a request to its response: everything
 * under `/auth/v1`. It responds to every request and never throws.
 */
export async function createAuthServer(options: AuthServerOptions) {
  const keys = await loadSigningKeys(options.database, options.now());
  const takeRequest = requestLimits();
  const takeCode = codeLimit();
  const startInterval = mailIntervals();

  return async function respond(request: Request): Promise<Response> {
    try {
      const url = new URL(request.url);
      const endpoint = findEndpoint(url.pathname, request.method);
      // Before anything is counted: other sites must not use up a visitor's limits.
      checkOrigin(request);
      checkContentType(request, endpoint.body);
      const client = clientKey(clientOf(request.headers));
      const response = await endpoint.handle({
        ...options,
        request,
        url,
        keys,
        origin: originOf(request, options),
        limit: (action) => takeRequest(action, client, options.now()),
        limitCodes: (email) => takeCode(email, options.now()),
        startMailInterval: (kind, email) => startInterval(kind, email, options.now()),
      });
      if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
      return response;
    } catch (error) {
      return errorResponse(asAuthError(error), request);
    }
  };
}

function findEndpoint(pathname: string, method: string) {
  const path = pathname
    .replace(/^\/auth\/v1/, "")
    .replace(/\/$/, "")
    .replace(/^\/factors\/[^/]+/, "/factors/*");
  const methods = Object.hasOwn(ENDPOINTS, path) ? ENDPOINTS[path] : undefined;
  if (!methods)
    throw new AuthError(404, "not_found", "The embedded auth server has no such endpoint");
  const name = method === "HEAD" ? "GET" : method;
  const endpoint = Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (!endpoint) throw new AuthError(405, "method_not_allowed", `Method ${method} not allowed`);
  return endpoint;
}

/**
 * A Host header can be forged, and links in mails would then lead elsewhere: only in local mode, and only a name of this
 * machine, is taken from it.
 */
function originOf(request: Request, { siteUrl, isLocal }: AuthServerOptions) {
  const host = requestHost(request.headers);
  return isLocal && isLoopbackHost(host) ? `http://${host}` : new URL(siteUrl).origin;
}

function asAuthError(error: unknown) {
  if (error instanceof AuthError) return error;
  // The message alone: what Postgres adds to it may hold a visitor's e-mail address.
  console.error(
    `Embedded auth server: ${error instanceof Error ? error.message : "unknown error"}`,
  );
  return new AuthError(
    500,
    "unexpected_failure",
    "Unexpected failure, please check server logs for more information",
  );
}
