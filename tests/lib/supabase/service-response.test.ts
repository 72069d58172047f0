/** @jest-environment node */
import { meaningOf } from "@/lib/supabase/service-response";

it.each<[number, unknown, string]>([
  [200, { access_token: "a" }, "success"],
  [200, {}, "success"],
  [204, undefined, "success"],
  [200, undefined, "unavailable"],
  [200, "text", "unavailable"],
  [400, { code: "refresh_token_not_found" }, "session-ended"],
  [400, { code: "refresh_token_already_used" }, "session-ended"],
  [400, { code: "session_expired" }, "session-ended"],
  [400, { code: "user_banned" }, "session-ended"],
  [403, { code: "session_not_found" }, "session-ended"],
  [403, { code: "user_not_found" }, "session-ended"],
  [403, { code: "bad_jwt" }, "session-ended"],
  [400, { code: 400, error_code: "refresh_token_not_found", msg: "" }, "session-ended"],
  [400, { code: "validation_failed" }, "refused"],
  [403, { code: "otp_expired" }, "refused"],
  [400, { code: "unheard_of" }, "refused"],
  [429, { code: "over_request_rate_limit" }, "limited"],
  [429, { message: "Too many requests" }, "limited"],
  [429, undefined, "limited"],
  [408, { code: "request_timeout" }, "unavailable"],
  [401, { message: "Invalid API key" }, "unavailable"],
  [404, { message: "no Route matched with those values" }, "unavailable"],
  [301, { code: "refresh_token_not_found" }, "unavailable"],
  [500, { code: "refresh_token_not_found" }, "unavailable"],
  [503, { message: "name resolution failed" }, "unavailable"],
  [520, undefined, "unavailable"],
])("%s %j means %s", (status, body, meaning) => {
  expect(meaningOf(status, body)).toBe(meaning);
});
