import type { IncomingMessage } from "node:http";
import { isLoopbackHost } from "@/lib/clients/loopback-host";
import { SITE_URL, SUPABASE_URL } from "@/lib/public-env";
import type { RequestStep } from "@/lib/next-internals/on-request";
import { isLoopbackAddress } from "@/lib/http/loopback-address";

/** Responds with 421 and the reason to every method (app/api/misdirected). */
const MISDIRECTED_PATH = "/api/misdirected";

/** Load balancers and containers request it with any Host header; it contains nothing that is not public. */
const HEALTH_PATH = /^\/api\/health(\/ready)?(\?|$)/;

export type Exposure = "local" | "public";

/** How far embedded accounts are open, as `npm start` or the operator chose; undefined when there are none. */
export function embeddedExposure(): Exposure | undefined {
  const setting = SUPABASE_URL ? undefined : process.env.CHARD_EMBEDDED_AUTH;
  return setting === "local" || setting === "public" ? setting : undefined;
}

/**
 * Whether a server with embedded accounts accepts a request. A page of another site can have any host name resolve to 127.0.0.1 (DNS
 * rebinding), so the name has to be this machine's or the site's own. In local mode both ends of the connection must be this machine,
 * too, regardless of the address on which the server listens.
 */
export function isExpected(
  {
    host,
    localAddress,
    remoteAddress,
  }: { host: string; localAddress?: string; remoteAddress?: string },
  exposure: Exposure,
  siteUrl: string,
) {
  const site = new URL(siteUrl);
  const isSite =
    URL.canParse(`http://${host}`) && new URL(`http://${host}`).hostname === site.hostname;
  if (exposure === "public") return isSite || (isLoopbackHost(site.host) && isLoopbackHost(host));
  const isThisMachine = isLoopbackAddress(localAddress) && isLoopbackAddress(remoteAddress);
  return isThisMachine && (isSite || isLoopbackHost(host));
}

/** Rewrites requests for unknown hosts to the route that responds with 421. */
export function refuseUnexpectedHosts(exposure: Exposure, isBehindProxy: boolean): RequestStep {
  return ({ request }) => {
    const { headers, socket, url = "" } = request;
    // Next would pass on a forged host; the proxy's header has the host that the visitor requested.
    if (!isBehindProxy) delete headers["x-forwarded-host"];
    const { localAddress, remoteAddress } = socket;
    const connection = {
      host: hostOf(headers),
      ...(localAddress && { localAddress }),
      ...(remoteAddress && { remoteAddress }),
    };
    if (!isExpected(connection, exposure, SITE_URL) && !HEALTH_PATH.test(url)) {
      request.url = MISDIRECTED_PATH;
    }
  };
}

function hostOf(headers: IncomingMessage["headers"]) {
  return [headers["x-forwarded-host"] ?? headers.host ?? ""].flat().join();
}
