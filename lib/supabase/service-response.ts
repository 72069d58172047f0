/**
 * What a response of the auth service means:
 * - `success`: what was requested.
 * - `session-ended`: the session that was shown does not exist any more.
 * - `refused`: the service has a reason, which concerns this request alone.
 * - `limited`: too many requests, from this IP address or for this e-mail address.
 * - `unavailable`: anything else, from a gateway's error page to an error without a code. It says nothing about the session.
 */
export type Meaning = "success" | "session-ended" | "refused" | "limited" | "unavailable";

/** The only errors that may sign a visitor out. */
const SESSION_ENDED = new Set([
  "refresh_token_not_found",
  "refresh_token_already_used",
  "session_not_found",
  "session_expired",
  "user_not_found",
  "user_banned",
  "bad_jwt",
]);

/** The status and the parsed body of a response; `body` is undefined where it is not JSON. */
export function meaningOf(status: number, body: unknown): Meaning {
  if (status === 204) return "success";
  if (status === 429) return "limited";
  if (typeof body !== "object" || body === null) return "unavailable";
  if (status >= 200 && status < 300) return "success";
  const code = errorCode(body);
  if (status < 400 || status >= 500 || status === 408 || !code) return "unavailable";
  return SESSION_ENDED.has(code) ? "session-ended" : "refused";
}

/** `{ code, message }` in the present version of the API, `{ code: <status>, error_code, msg }` in the first. */
function errorCode(body: object) {
  if ("code" in body && typeof body.code === "string") return body.code;
  return "error_code" in body && typeof body.error_code === "string" ? body.error_code : undefined;
}
