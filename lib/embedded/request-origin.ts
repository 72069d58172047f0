import { AuthError } from "@/lib/embedded/auth-error";

/** What an endpoint takes; other sites can send forms, but no JSON without being asked about it first (CORS). */
export type BodyType = "json" | "form" | "none";

const CONTENT_TYPES = {
  json: /^application\/json\s*(;|$)/i,
  form: /^application\/x-www-form-urlencoded\s*(;|$)/i,
};

/** 415 for a body of another content type. */
export function checkContentType({ headers }: Request, body: BodyType) {
  if (body === "none" || CONTENT_TYPES[body].test(headers.get("content-type") ?? "")) return;
  const expected = body === "json" ? "application/json" : "application/x-www-form-urlencoded";
  throw new AuthError(415, "validation_failed", `The content type must be ${expected}`);
}

/**
 * 403 for a request that changes something and was caused by a page of another site. Programs other than browsers name no site.
 */
export function checkOrigin({ method, headers }: Request) {
  if (method === "GET" || method === "HEAD") return;
  const fetchSite = headers.get("sec-fetch-site");
  const isForeign = fetchSite
    ? fetchSite !== "same-origin" && fetchSite !== "none"
    : isForeignOrigin(headers);
  if (isForeign) {
    throw new AuthError(403, "cross_site_request", "Requests from other sites are not accepted");
  }
}

/** For browsers that send no Sec-Fetch-Site. Hosts are compared, since a reverse proxy may end TLS. */
function isForeignOrigin(headers: Headers) {
  const origin = headers.get("origin");
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== requestHost(headers);
}

/** Host and port as the visitor's browser sees them; lib/http/request-hosts.ts keeps forged ones away. */
export function requestHost(headers: Headers) {
  return headers.get("x-forwarded-host") ?? headers.get("host") ?? "";
}
