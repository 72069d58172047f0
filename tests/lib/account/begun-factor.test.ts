/** @jest-environment node */
import {
  decodeBegunFactor,
  encodeBegunFactor,
  secretOf,
} from "@/lib/account/second-factor/begun-factor";
import { qrPath } from "@/lib/account/second-factor/qr-path";
import { codeSchema } from "@/lib/account/schemas";
import { translator } from "@/lib/languages/translator";
import english from "@/lib/messages/en/sign-in/second-step.json";
import { keyUri, newSecret } from "@/lib/embedded/second-factor/totp";

const SECRET = newSecret();
const BEGUN = {
  id: "0b7a2c6e-6f0e-4e59-9f53-0c2d9f3f6f11",
  uri: keyUri(SECRET, "Chard", "noor@example.com"),
};
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

it("keeps a factor in a cookie", () => {
  const cookie = encodeBegunFactor({ ...BEGUN });
  expect(cookie).toMatch(/^[\w-]{1,1000}$/);
  expect(decodeBegunFactor(cookie)).toEqual(BEGUN);
});

it.each([
  ["nothing", undefined],
  ["an empty text", ""],
  ["no JSON", "abc"],
  ["null", encoded(null)],
  ["a path for an id", encoded({ ...BEGUN, id: "../user" })],
  ["an address of the web", encoded({ ...BEGUN, uri: "https://evil.example/?secret=A" })],
  ["a script", encoded({ ...BEGUN, uri: "javascript:alert(1)" })],
  ["no secret", encoded({ ...BEGUN, uri: "otpauth://totp/Chard" })],
])("does not take %s for a factor", (_, cookie) => {
  expect(decodeBegunFactor(cookie)).toBeUndefined();
});

it("shows the secret in groups of four", () => {
  expect(secretOf(BEGUN.uri)).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  expect(secretOf(BEGUN.uri).replaceAll(" ", "")).toBe(SECRET);
});

it("draws a code with its three corners and a margin", () => {
  const { path, size } = qrPath(BEGUN.uri);
  const squares = new Set(
    [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`),
  );
  expect(path.replaceAll(/M\d+ \d+h1v1h-1z/g, "")).toBe("");
  const last = size - 5;
  // Each begins with a frame of seven by seven.
  for (const [x, y] of [
    [4, 4],
    [last - 6, 4],
    [4, last - 6],
  ] as const)
    for (const step of [0, 1, 2, 3, 4, 5, 6]) {
      expect(squares).toContain(`${x + step} ${y}`);
      expect(squares).toContain(`${x} ${y + step}`);
    }
  const positions = [...squares].flatMap((square) => square.split(" ").map(Number));
  expect([Math.min(...positions), Math.max(...positions)]).toEqual([4, last]);
});

it.each([
  ["123456", "123456"],
  [" 123 456 ", "123456"],
  ["12345", undefined],
  ["1234567", undefined],
  ["12345a", undefined],
  ["", undefined],
])("reads %j as the code %s", (code, expected) => {
  expect(codeSchema(translator("en", english)).safeParse({ code }).data?.code).toBe(expected);
});
