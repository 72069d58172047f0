import { createHmac, timingSafeEqual } from "node:crypto";
import { QUICKEST_MS } from "@/lib/contact/schema";

const LONGEST_MS = 24 * 60 * 60 * 1000;

const signature = (text: string, secret: Buffer) =>
  createHmac("sha256", secret).update(text).digest("base64url");

/** The time at which a form was opened, signed so that only this site can make it. */
export function signedOpenTime(secret: Buffer, nowMs: number) {
  const text = String(nowMs);
  return `${text}.${signature(text, secret)}`;
}

/** Whether a form was open for as long as a person takes, and no longer than a day. */
export function wasOpenLongEnough(openTime: string | undefined, secret: Buffer, nowMs: number) {
  const [text = "", sent = ""] = (openTime ?? "").split(".");
  const expected = Buffer.from(signature(text, secret));
  const given = Buffer.from(sent);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  const age = nowMs - Number(text);
  return age >= QUICKEST_MS && age <= LONGEST_MS;
}
