import { clientKey, clientOf } from "@/lib/clients/client-address";
import { getUser, logOut, putUser } from "@/lib/embedded/account";
import type { AuthContext } from "@/lib/embedded/auth-context";
import { AuthError, errorResponse } from "@/lib/embedded/auth-error";
import type { Database } from "@/lib/embedded/database";
import type { Mail } from "@/lib/embedded/mails";
import { health, jwks, settings } from "@/lib/embedded/public-info";
import { requestLimits } from "@/lib/embedded/rate-limits";
import { recover, resend } from "@/lib/embedded/recover";
import { signUp } from "@/lib/embedded/sign-up";
import { loadSigningKeys } from "@/lib/embedded/signing-keys";
import { token } from "@/lib/embedded/token";
import { verifyGet, verifyPost } from "@/lib/embedded/verify";

type Endpoint = (context: AuthContext) => Response | Promise<Response>;

const ENDPOINTS: Record<string, Record<string, Endpoint>> = {
  "/signup": { POST: signUp },
  "/token": { POST: token },
  "/user": { GET: getUser, PUT: putUser },
  "/logout": { POST: logOut },
  "/recover": { POST: recover },
  "/resend": { POST: resend },
  "/verify": { GET: verifyGet, POST: verifyPost },
  "/settings": { GET: settings },
  "/health": { GET: health },
  "/.well-known/jwks.json": { GET: jwks },
};

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

export type AuthServerOptions = {
  database: Database;
  /** Where the site lives for visitors who did not come over loopback, e.g. https://chard.example. */
  siteUrl: string;
  confirmEmail: boolean;
  now(): Date;
  deliver(mail: Mail): void;
};

/**
 * The subset of the Supabase Auth API that supabase-js calls, as one function from a request to its answer: everything
 * under `/auth/v1`. It answers every request and never throws.
 */
export async function createAuthServer(options: AuthServerOptions) {
  const keys = await loadSigningKeys(options.database, options.now());
  const takeRequest = requestLimits();

  return async function answer(request: Request): Promise<Response> {
    try {
      const url = new URL(request.url);
      const endpoint = findEndpoint(url.pathname, request.method);
      const client = clientKey(clientOf(request.headers));
      const limit: AuthContext["limit"] = (action) => takeRequest(action, client, options.now());
      const origin = originOf(request, options.siteUrl);
      const response = await endpoint({ ...options, request, url, origin, keys, limit });
      if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
      return response;
    } catch (error) {
      return errorResponse(asAuthError(error), request);
    }
  };
}

function findEndpoint(pathname: string, method: string) {
  const path = pathname.replace(/^\/auth\/v1/, "").replace(/\/$/, "");
  const methods = Object.hasOwn(ENDPOINTS, path) ? ENDPOINTS[path] : undefined;
  if (!methods)
    throw new AuthError(404, "not_found", "The embedded auth server has no such endpoint");
  const endpoint = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (!endpoint) throw new AuthError(405, "method_not_allowed", `Method ${method} not allowed`);
  return endpoint;
}

/**
 * A Host header can be forged, and mails would then lead astray: only loopback names are taken from it, and they lead
 * nobody anywhere but to their own machine.
 */
function originOf(request: Request, siteUrl: string) {
  const host = request.headers.get("x-forwarded-host") ?? request.headers.get("host") ?? "";
  return LOOPBACK_HOST.test(host) ? `http://${host}` : new URL(siteUrl).origin;
}

function asAuthError(error: unknown) {
  if (error instanceof AuthError) return error;
  // The message alone: what Postgres adds to it may hold somebody's address.
  console.error(
    `Embedded auth server: ${error instanceof Error ? error.message : "unknown error"}`,
  );
  return new AuthError(
    500,
    "unexpected_failure",
    "Unexpected failure, please check server logs for more information",
  );
}
