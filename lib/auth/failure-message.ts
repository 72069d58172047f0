/** For an error without a message that a visitor would understand (P9.3). */
const FALLBACK = "An error occurred during authentication.";

/** What a server or a browser says when it says nothing: a status, a failed fetch, a page that is no JSON. */
const MUTE =
  /^(HTTP \d+|Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time-?out|\{\})$/i;

/** The words for a visitor; a network that failed (status 0) has none of its own that mean anything to one. */
export function failureMessage(error: unknown) {
  if (!(error instanceof Error) || !error.message) return FALLBACK;
  const status = "status" in error ? error.status : 0;
  return status && !MUTE.test(error.message) ? error.message : FALLBACK;
}
