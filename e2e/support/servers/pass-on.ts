import { request as forward, type IncomingMessage, type ServerResponse } from "node:http";

/** Hands requests on to the site as they are, and its responses back. */
export function passOnTo(site: string) {
  const { hostname, port } = new URL(site);
  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, url: path, headers } = incoming;
    const passedOn = forward({ hostname, port, method, path, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    passedOn.on("error", () => outgoing.destroy());
    incoming.pipe(passedOn);
  };
}
