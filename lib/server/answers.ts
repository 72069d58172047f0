import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

type Answering = { request: IncomingMessage; response: ServerResponse };

/** Calls back at the start of every request that this process's HTTP server takes, pages, files and API alike. */
export function onRequest(listener: (answering: Answering) => void) {
  subscribe("http.server.request.start", (message) => listener(message as Answering));
}
