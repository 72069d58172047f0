import type { IncomingHttpHeaders } from "node:http";
import { onRequest } from "@/lib/next-internals/on-request";
import { MAX_FORM_BYTES } from "@/lib/photos/limits";

/** Responds with 413 to every method (app/api/too-large). */
const TOO_LARGE_PATH = "/api/too-large";

/** Routes that read what is sent to them within limits of their own. */
const OWN_LIMITS = /^\/(api|auth)\//;

/** The pages whose forms have photos: deploy/nginx.conf.template names them, too. */
const UPLOADS =
  /^\/(restaurants\/([^/?]+\/(review|owner)|add-listing)|listings\/[^/?]+\/again|desk\/venues\/[^/?]+)(\?|$)/;

const USUAL_BYTES = 1_000_000;

type Sent = { method?: string | undefined; url?: string | undefined; headers: IncomingHttpHeaders };

/**
 * Whether a form is longer than its page allows: Next would accept the size of the longest form on every page. Browsers send the
 * length of a form; a form without a length is not from a browser.
 */
export function isTooLarge({ method, url = "/", headers }: Sent) {
  if (method !== "POST" || OWN_LIMITS.test(url)) return false;
  const limit = UPLOADS.test(url) ? MAX_FORM_BYTES : USUAL_BYTES;
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > limit;
}

/** Sends forms that are too large, unread, to the route that returns the error. */
export function refuseLargeForms() {
  onRequest(({ request }) => {
    if (!isTooLarge(request)) return;
    request.url = TOO_LARGE_PATH;
    delete request.headers["next-action"];
  });
}
