import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

type RequestStart = { request: IncomingMessage; response: ServerResponse };

/** What is done with a request before Next reads it. */
export type RequestStep = (start: RequestStart) => void;

/**
 * Takes the steps, in their order, at the start of every request to this process's HTTP server, for pages, files and the API alike. The server is the one
 * of Next 16.4, which exposes it nowhere; this is Node's own diagnostics channel, which reports a request before Next reads it.
 */
export function onRequest(steps: readonly RequestStep[]) {
  subscribe("http.server.request.start", (message) => {
    for (const take of steps) take(message as RequestStart);
  });
}
