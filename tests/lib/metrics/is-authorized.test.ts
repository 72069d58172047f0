/** @jest-environment node */
import { isAuthorized } from "@/lib/metrics/is-authorized";

const TOKEN = "0123456789abcdef";

test.each([
  [`Bearer ${TOKEN}`, true],
  [`bearer ${TOKEN}`, true],
  [`Bearer ${TOKEN}x`, false],
  [`Bearer ${TOKEN.slice(1)}`, false],
  [`Basic ${TOKEN}`, false],
  [TOKEN, false],
  ["", false],
  [null, false],
])("the header %j: %s", (header, expected) => {
  expect(isAuthorized(header, TOKEN)).toBe(expected);
});
