/** @jest-environment node */
import { isExpected, type Exposure } from "@/lib/http/request-hosts";

const SITE = "https://chard.example";
const UNSET = "http://localhost:3000";
const HERE = { localAddress: "127.0.0.1", remoteAddress: "127.0.0.1" };
const HERE_IPV6 = { localAddress: "::1", remoteAddress: "::1" };
const HERE_MAPPED = { localAddress: "::ffff:127.0.0.1", remoteAddress: "::ffff:127.0.0.1" };
const FROM_NETWORK = { localAddress: "192.168.1.5", remoteAddress: "192.168.1.9" };
const TO_NETWORK_ADDRESS = { localAddress: "192.168.1.5", remoteAddress: "192.168.1.5" };

it.each<[string, string, object, Exposure, string, boolean]>([
  ["localhost", "localhost:3000", HERE, "local", UNSET, true],
  ["this machine's IP address", "127.0.0.1:4000", HERE, "local", UNSET, true],
  ["this machine's IPv6 address", "[::1]:3000", HERE_IPV6, "local", UNSET, true],
  ["IPv4 on an IPv6 socket", "LOCALHOST", HERE_MAPPED, "local", UNSET, true],
  ["a name that was rebound to this machine", "evil.example:3000", HERE, "local", UNSET, false],
  ["a name that only begins well", "localhost.evil.example", HERE, "local", UNSET, false],
  ["a user name that looks like a host", "localhost:80@evil.example", HERE, "local", UNSET, false],
  ["no host", "", HERE, "local", UNSET, false],
  ["another machine", "localhost:3000", FROM_NETWORK, "local", UNSET, false],
  ["this machine by its network address", "localhost", TO_NETWORK_ADDRESS, "local", UNSET, false],
  ["a connection without addresses", "localhost", {}, "local", UNSET, false],
  ["the configured site", "chard.example", HERE, "local", SITE, true],
  ["the site", "chard.example", FROM_NETWORK, "public", SITE, true],
  ["the site with a port", "chard.example:8443", FROM_NETWORK, "public", SITE, true],
  ["localhost in public", "localhost:3000", HERE, "public", SITE, false],
  ["another name in public", "evil.example", FROM_NETWORK, "public", SITE, false],
  ["localhost where no site is configured", "localhost:3000", HERE, "public", UNSET, true],
  ["a name where no site is configured", "evil.example", FROM_NETWORK, "public", UNSET, false],
])("%s (%s)", (_, host, ends, exposure, siteUrl, expected) => {
  expect(isExpected({ host, ...ends }, exposure, siteUrl)).toBe(expected);
});
