import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { onRequest } from "@/lib/next-internals/on-request";

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

function sendUncached(response: ServerResponse) {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status: number, ...rest: (string | Headers | undefined)[]) => {
    if (status === 404) response.setHeader("Cache-Control", "private, no-store");
    return (writeHead as (...values: unknown[]) => ServerResponse)(status, ...rest);
  };
}

/**
 * Lets no cache keep a "not found" (P2.6): Next sends that of an id that is rendered on request as cacheable, and the id may exist a
 * moment later.
 */
export function leaveMissingUncached() {
  onRequest(({ response }) => sendUncached(response));
}
