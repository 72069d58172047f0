import { BlockList, isIP } from "node:net";

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

/** Whether an end of a connection is this machine itself; IPv4 addresses inside IPv6 (::ffff:127.0.0.1) count as the former. */
export function isLoopbackAddress(address: string | undefined) {
  const version = isIP(address ?? "");
  return version > 0 && LOOPBACK.check(address!, version === 6 ? "ipv6" : "ipv4");
}
