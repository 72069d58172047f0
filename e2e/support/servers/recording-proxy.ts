import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { passOnTo } from "@/e2e/support/servers/pass-on";

export type RecordedRequest = { method: string; url: string; headers: IncomingMessage["headers"] };

/** Stands before the site on a port of its own and notes every request that the browser really sends. */
export async function startRecordingProxy(site: string) {
  const passOn = passOnTo(site);
  const requests: RecordedRequest[] = [];
  const scripts = new Map<string, string>();
  const server = createServer((incoming, outgoing) => {
    const { method = "GET", url = "/", headers } = incoming;
    requests.push({ method, url, headers });
    const script = scripts.get(url);
    if (script !== undefined) {
      outgoing.writeHead(200, { "Content-Type": "text/javascript", "Cache-Control": "no-store" });
      outgoing.end(script);
      return;
    }
    passOn(incoming, outgoing);
  });
  const listen = (on: number) =>
    new Promise<void>((resolve) => server.listen(on, "127.0.0.1", resolve));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  await listen(0);
  const ownPort = (server.address() as AddressInfo).port;
  return {
    origin: `http://127.0.0.1:${ownPort}`,
    requests,
    /** From now on the proxy itself responds to `url`, with this script. */
    respondWithScript: (url: string, script: string) => void scripts.set(url, script),
    passOn: (url: string) => void scripts.delete(url),
    /** From now on every connection is refused, as without a network. */
    cutOff: close,
    reconnect: () => listen(ownPort),
    stop: close,
  };
}
