import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

type RequestStart = { request: IncomingMessage; response: ServerResponse };

/**
 * Calls back at the start of every request to this process's HTTP server, for pages, files and the API alike. The server is the one
 * of Next 16.4, which exposes it nowhere; this is Node's own diagnostics channel, which reports a request before Next reads it.
 */
export function onRequest(listener: (start: RequestStart) => void) {
  subscribe("http.server.request.start", (message) => listener(message as RequestStart));
}
