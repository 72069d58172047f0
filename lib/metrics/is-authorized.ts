import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether a request's Authorization header carries the token; compared in constant time. */
export function isAuthorized(authorization: string | null, token: string) {
  const sent = /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1];
  return sent !== undefined && timingSafeEqual(digest(sent), digest(token));
}
