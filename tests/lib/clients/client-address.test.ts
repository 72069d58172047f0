/** @jest-environment node */
import { clientAddress, clientKey, clientOf } from "@/lib/clients/client-address";

const CLIENT = "203.0.113.7";
const PROXY = "10.0.0.2";

it.each<[string, string, string | undefined, number, string]>([
  ["nothing in front", "", CLIENT, 0, CLIENT],
  ["nothing in front, and a client that makes entries up", "198.51.100.1", CLIENT, 0, CLIENT],
  ["one proxy", CLIENT, PROXY, 1, CLIENT],
  ["one proxy, and a client that makes entries up", `198.51.100.1, ${CLIENT}`, PROXY, 1, CLIENT],
  ["two proxies", `198.51.100.1, ${CLIENT}, 10.0.0.1`, PROXY, 2, CLIENT],
  ["fewer entries than proxies", CLIENT, PROXY, 3, CLIENT],
  ["a configured proxy that adds no entry", "", PROXY, 1, PROXY],
  ["an entry that is no IP address", "unknown", PROXY, 1, PROXY],
  ["a name where an address belongs", "localhost", PROXY, 1, PROXY],
  ["numbers that only some parsers read as an address", "0x7f.1", PROXY, 1, PROXY],
  ["an entry with a port", `${CLIENT}:4711`, PROXY, 1, CLIENT],
  ["IPv6", "2001:DB8:0:0:0:0:0:1", PROXY, 1, "2001:db8::1"],
  ["IPv6 with a port", "[2001:db8::1]:4711", PROXY, 1, "2001:db8::1"],
  ["IPv4 inside IPv6", "", `::ffff:${CLIENT}`, 0, CLIENT],
  ["a Unix socket", "", undefined, 0, ""],
])("finds the client behind %s", (_, forwardedFor, peer, proxies, client) => {
  expect(clientAddress(forwardedFor, peer, proxies)).toBe(client);
});

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::1", "0:0:0:0::/64"],
  ["", ""],
])("counts %s as %s", (address, key) => {
  expect(clientKey(address)).toBe(key);
});

describe("the client of a request", () => {
  const proxies = process.env.CHARD_TRUSTED_PROXIES;
  afterEach(() => {
    if (proxies === undefined) delete process.env.CHARD_TRUSTED_PROXIES;
    else process.env.CHARD_TRUSTED_PROXIES = proxies;
  });

  it.each([
    ["", CLIENT, CLIENT],
    ["0", `198.51.100.1, ${CLIENT}`, CLIENT],
    ["1", `198.51.100.1, ${CLIENT}`, CLIENT],
    ["2", `198.51.100.1, ${CLIENT}, 10.0.0.1`, CLIENT],
    ["2", CLIENT, CLIENT],
  ])("with CHARD_TRUSTED_PROXIES=%s and %s is %s", (setting, forwardedFor, client) => {
    process.env.CHARD_TRUSTED_PROXIES = setting;
    expect(clientOf(new Headers({ "X-Forwarded-For": forwardedFor }))).toBe(client);
  });

  it("is unknown without the header", () => {
    expect(clientOf(new Headers())).toBe("");
  });
});
