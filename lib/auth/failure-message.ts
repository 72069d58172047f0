/** For an error without a message that a visitor would understand (P9.3). */
export const FALLBACK = "An error occurred during authentication.";

/** Messages that auth-js makes itself from a status, a failed request or a body that is not JSON. */
const TECHNICAL_MESSAGE =
  /^(HTTP \d+|Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time-?out|\{\})$/i;

/** The message that is shown to the visitor. A failed network request (status 0) has only technical messages. */
export function failureMessage(error: unknown) {
  if (!(error instanceof Error) || !error.message) return FALLBACK;
  const status = "status" in error ? error.status : 0;
  return status && !TECHNICAL_MESSAGE.test(error.message) ? error.message : FALLBACK;
}
