import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

type RequestStart = { request: IncomingMessage; response: ServerResponse };

/**
 * Calls back at the start of every request to this process's HTTP server, for pages, files and the API alike. The server is Next's, which
 * hands it out to nobody; this is Node's own diagnostics channel.
 */
export function onRequest(listener: (start: RequestStart) => void) {
  subscribe("http.server.request.start", (message) => listener(message as RequestStart));
}
