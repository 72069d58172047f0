import { channel } from "node:diagnostics_channel";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

/**
 * Publishes the start of a request on Node's diagnostics channel, as its HTTP server does. Real objects of Node: the channel belongs to
 * the process, so the listeners of other test files of the same worker read them too.
 */
export function publishRequest(
  fields: Partial<Pick<IncomingMessage, "url" | "method" | "headers">> = {},
) {
  const request = Object.assign(new IncomingMessage(new Socket()), fields);
  const response = new ServerResponse(request);
  channel("http.server.request.start").publish({ request, response });
  return response;
}
