/** @jest-environment node */
import { AuthApiError, AuthRetryableFetchError } from "@supabase/supabase-js";
import { failureMessage } from "@/lib/auth/failure-message";

const FALLBACK = "An error occurred during authentication.";

it.each([
  [
    "what the server says",
    new AuthApiError("Invalid login credentials", 400, "x"),
    "Invalid login credentials",
  ],
  [
    "what a failing server says",
    new AuthRetryableFetchError("Please try again later.", 503),
    "Please try again later.",
  ],
  ["a fetch that failed", new AuthRetryableFetchError("Failed to fetch", 0), FALLBACK],
  ["a response that is not JSON", new AuthRetryableFetchError("Bad Gateway", 502), FALLBACK],
  ["a response without a reason phrase", new AuthRetryableFetchError("HTTP 502", 502), FALLBACK],
  ["an empty error", new AuthApiError("{}", 400, "x"), FALLBACK],
  [
    "a chunk that did not load",
    new TypeError("Failed to fetch dynamically imported module"),
    FALLBACK,
  ],
  ["something that is no error", "oops", FALLBACK],
  ["nothing", undefined, FALLBACK],
])("%s", (_, error, message) => {
  expect(failureMessage(error)).toBe(message);
});
