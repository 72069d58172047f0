import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { onRequest } from "@/lib/next-internals/on-request";

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** What Next adds to the lifetime of a page in shared caches. Chromium obeys it, too. */
const SHOWN_ONCE_MORE = /^(s-maxage=\d+), stale-while-revalidate=\d+$/;

function correct(response: ServerResponse) {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status: number, ...rest: (string | Headers | undefined)[]) => {
    const lifetime = SHOWN_ONCE_MORE.exec(String(response.getHeader("Cache-Control")))?.[1];
    if (lifetime) response.setHeader("Cache-Control", lifetime);
    if (status === 404) response.setHeader("Cache-Control", "private, no-store");
    return (writeHead as (...values: unknown[]) => ServerResponse)(status, ...rest);
  };
}

/**
 * Two things that Next says of every page. No cache keeps a "not found" (P2.6): the id may exist a moment later. And no browser shows a
 * page once more that has changed: who has just written a review would miss it.
 */
export function correctCacheHeaders() {
  onRequest(({ response }) => correct(response));
}
