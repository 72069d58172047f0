import type { IncomingHttpHeaders } from "node:http";
import type { RequestStep } from "@/lib/next-internals/on-request";
import { clientKey, FORWARDED_FOR } from "@/lib/clients/client-address";
import { MAX_FORM_BYTES } from "@/lib/photos/limits";
import { bodiesInProgress } from "@/lib/http/bodies-in-progress";

/** Respond to every method without reading anything (app/api). */
const TOO_LARGE_PATH = "/api/too-large";
const TOO_MANY_PATH = "/api/too-many";

/** Routes that read at most so much of what is sent to them, also of what does not say how long it is. */
const OWN_LIMIT_BYTES = 64 * 1024;
const OWN_LIMITS = /^\/(auth\/v1\/.+|api\/unsubscribe)$/;

/** Where forms with photos are sent: deploy/nginx.conf.template names them, too. */
const UPLOADS =
  /^\/((?:[a-z-]+\/)?(?:restaurants\/(?:[^/]+\/(?:review|owner)|add-listing)|listings\/[^/]+\/again)|restaurants\/[^/]+\/photos\/upload|desk\/venues\/[^/]+)$/;

const USUAL_BYTES = 1_000_000;

type Sent = { method?: string | undefined; url?: string | undefined; headers: IncomingHttpHeaders };

/** The path of a request; none where it can be read in another way than it is written, which no link of the site's is. */
function plainPath(url: string) {
  const [path = ""] = url.split(/[?#]/, 1);
  return /[%\\;]|\/\/|\/\.{1,2}(\/|$)/.test(path) ? "" : path;
}

const hasOwnLimit = ({ url = "/" }: Sent) => OWN_LIMITS.test(plainPath(url));

/** How many bytes of a request the server may have to hold. */
export function bodyBytes(sent: Sent) {
  const { headers } = sent;
  const announced = Number(headers["content-length"] ?? 0);
  const hasLength = headers["transfer-encoding"] === undefined && Number.isFinite(announced);
  if (hasOwnLimit(sent)) return hasLength ? Math.min(announced, OWN_LIMIT_BYTES) : OWN_LIMIT_BYTES;
  return hasLength ? announced : Infinity;
}

/**
 * Whether a body is longer than its page allows: Next would accept the size of the longest form on every page, and read it whole.
 * Browsers send the length of a form; a form without a length is not from a browser.
 */
export function isTooLarge(sent: Sent) {
  const limit = UPLOADS.test(plainPath(sent.url ?? "/")) ? MAX_FORM_BYTES : USUAL_BYTES;
  return bodyBytes(sent) > limit;
}

/** Sends what is too large, or too much at once from one client, unread to the routes that return the error. */
export function refuseLargeBodies(): RequestStep {
  const begin = bodiesInProgress();
  return ({ request, response }) => {
    const refuse = (path: string) => {
      request.url = path;
      delete request.headers["next-action"];
    };
    if (isTooLarge(request)) return refuse(TOO_LARGE_PATH);
    const bytes = bodyBytes(request);
    if (bytes === 0) return;
    const client = clientKey(String(request.headers[FORWARDED_FOR] ?? ""));
    const end = begin(client, bytes, Date.now());
    if (end) response.once("close", end);
    else refuse(TOO_MANY_PATH);
  };
}
