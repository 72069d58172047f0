/** @jest-environment node */
import { createHmac } from "node:crypto";
import { Secret } from "otpauth";
import { encode } from "uqr";
import { keyUri, newSecret, qrCode, stepOfCode } from "@/lib/embedded/second-factor/totp";

/** RFC 6238, appendix B: the secret, and its SHA-1 codes of eight digits, whose last six are the code of six. */
const RFC_SECRET = Secret.fromUTF8("12345678901234567890").base32;
const RFC_VECTORS: [seconds: number, code: string][] = [
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
];

const at = (seconds: number) => new Date(seconds * 1000);

it.each(RFC_VECTORS)("at %i s the code of RFC 6238 is good", (seconds, code) => {
  expect(stepOfCode(RFC_SECRET, code.slice(2), at(seconds))).toBe(Math.floor(seconds / 30));
});

it.each([
  [-2, undefined],
  [-1, 41_152_263],
  [0, 41_152_263],
  [1, 41_152_263],
  [2, undefined],
])("a clock that is %i steps off: %s", (steps, step) => {
  expect(stepOfCode(RFC_SECRET, "005924", at(1_234_567_890 + steps * 30))).toBe(step);
});

it.each(["", "00592", "0059240", "89005924", "abcdef", "+05924", "005 924", "٠٠٥٩٢٤", "005925"])(
  "%j is no code",
  (code) => expect(stepOfCode(RFC_SECRET, code, at(1_234_567_890))).toBeUndefined(),
);

it("makes secrets of 160 random bits", () => {
  const secrets = Array.from({ length: 20 }, newSecret);
  expect(new Set(secrets).size).toBe(20);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});

it("agrees with HMAC-SHA-1 and the truncation of RFC 4226 on a secret of its own", () => {
  const secret = newSecret();
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(50n);
  const hash = createHmac("sha1", Buffer.from(Secret.fromBase32(secret).bytes))
    .update(counter)
    .digest();
  const value = hash.readUInt32BE(hash[19]! & 15) & 0x7fffffff;
  const code = String(value % 1_000_000).padStart(6, "0");
  expect(stepOfCode(secret, code, at(1515))).toBe(50);
});

it("names the site and the account to the app", () => {
  const uri = new URL(keyUri(RFC_SECRET, "chard.example", "noor@example.com"));
  expect(uri.protocol).toBe("otpauth:");
  expect(uri.href).toContain("chard.example:noor%40example.com");
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: "chard.example",
    secret: RFC_SECRET,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});

it("draws a QR code as SVG, with its quiet zone", () => {
  const svg = qrCode("otpauth://totp/x");
  const { size } = encode("otpauth://totp/x", { ecc: "M", border: 4 });
  expect(svg).toMatch(/^<svg/);
  expect(svg).toContain(`viewBox="0 0 ${size * 10} ${size * 10}"`);
  expect(svg).not.toContain("script");
});
