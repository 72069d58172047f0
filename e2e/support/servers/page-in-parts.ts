import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { passOnTo } from "@/e2e/support/servers/pass-on";

/**
 * Stands before the site as a slow network does: the HTML of `path` ends after the first `mark`, and goes on once it is
 * released. All else is passed on.
 */
export async function servePageInParts(site: string, path: string, mark: string) {
  const html = await (await fetch(site + path)).text();
  const end = html.indexOf(mark) + mark.length;
  if (end < mark.length) throw new Error(`${path} has no ${mark}.`);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const passOn = passOnTo(site);
  const server = createServer((incoming, outgoing) => {
    if (incoming.url !== path) return passOn(incoming, outgoing);
    outgoing.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
    outgoing.write(html.slice(0, end));
    void released.then(() => outgoing.end(html.slice(end)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    release,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
