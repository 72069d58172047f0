import ipaddr from "ipaddr.js";

export const FORWARDED_FOR = "x-forwarded-for";

/** The number of reverse proxies between the internet and this server; lib/env.ts checks the setting. */
export function trustedProxies() {
  return Number(process.env.CHARD_TRUSTED_PROXIES || 0);
}

/**
 * The IP address of the client. Each proxy appends the peer of its own connection to X-Forwarded-For, so only the last
 * `proxies` entries can be trusted: the client may have written the entries before them. Without a proxy, it is the socket's peer.
 */
export function clientAddress(forwardedFor: string, peer: string | undefined, proxies: number) {
  const hops = [...forwardedFor.split(","), peer ?? ""];
  const hop = hops[Math.max(0, hops.length - 1 - proxies)]!;
  return (parse(hop) ?? parse(peer ?? ""))?.toString() ?? "";
}

/** The client of a request, from X-Forwarded-For as lib/http/forwarded-for.ts left it: one entry. */
export function clientOf(headers: Headers) {
  const forwardedFor = headers.get(FORWARDED_FOR) ?? "";
  // On a host with an HTTP server of its own, the header comes as its proxy wrote it, and the peer is unknown.
  return clientAddress(forwardedFor, undefined, Math.max(1, trustedProxies()));
}

/** What limits count by: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one client. */
export function clientKey(address: string) {
  const parsed = parse(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed?.toString() ?? "";
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}

/** Some proxies add the port. IPv4 addresses inside IPv6 (::ffff:192.0.2.1) count as the former. */
function parse(hop: string) {
  const text = hop.trim().replace(/^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/, "$1$2");
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text);
  return ipaddr.IPv6.isValid(text) ? ipaddr.process(text) : undefined;
}
