import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const SIGNATURE_BYTES = 16;
const TOKEN_BYTES = 16 + 4 + SIGNATURE_BYTES;

/**
 * A refresh token names its session and its place in the session's row of tokens, signed with the session's own key:
 * the database holds the key and the place of the newest token, never a token.
 */
export type RefreshToken = { sessionId: string; counter: number; signature: Buffer };

export function newRefreshKey() {
  return randomBytes(32).toString("base64url");
}

export function encodeRefreshToken(sessionId: string, counter: number, key: string) {
  const payload = Buffer.alloc(20);
  payload.write(sessionId.replaceAll("-", ""), "hex");
  payload.writeUInt32BE(counter, 16);
  return Buffer.concat([payload, sign(payload, key)]).toString("base64url");
}

/** Undefined for anything that does not have the form of a token. */
export function decodeRefreshToken(token: string): RefreshToken | undefined {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== TOKEN_BYTES || bytes.toString("base64url") !== token) return undefined;
  const hex = bytes.toString("hex", 0, 16);
  return {
    sessionId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-"),
    counter: bytes.readUInt32BE(16),
    signature: bytes.subarray(20),
  };
}

/** Whether the session's key signed it; in constant time. */
export function isSignedWith(token: RefreshToken, key: string) {
  const genuine = encodeRefreshToken(token.sessionId, token.counter, key);
  return timingSafeEqual(token.signature, decodeRefreshToken(genuine)!.signature);
}

function sign(payload: Buffer, key: string) {
  return createHmac("sha256", Buffer.from(key, "base64url"))
    .update(payload)
    .digest()
    .subarray(0, SIGNATURE_BYTES);
}
