/** @jest-environment node */
import { isLoopbackAddress } from "@/lib/http/loopback-address";

test.each([
  ["127.0.0.1", true],
  ["127.255.0.9", true],
  ["::1", true],
  ["0:0:0:0:0:0:0:1", true],
  ["::ffff:127.0.0.1", true],
  ["::ffff:7f00:1", true],
  ["128.0.0.1", false],
  ["192.0.2.1", false],
  ["::ffff:192.0.2.1", false],
  ["::", false],
  ["fe80::1", false],
  ["localhost", false],
  ["127.0.0.1.example.org", false],
  ["", false],
  [undefined, false],
])("%s is loopback: %s", (address, expected) => {
  expect(isLoopbackAddress(address)).toBe(expected);
});
