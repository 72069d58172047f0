const API_VERSION_HEADER = "X-Supabase-Api-Version";
/** From this version on an error is `{code, message}`; older clients get `{code: <status>, error_code, msg}`. */
const NAMED_CODES_SINCE = "2024-01-01";

/** An error response of the auth server: HTTP status, upstream's error code, upstream's message. */
export class AuthError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

/** Bad input in general: 400 validation_failed. */
export function validationFailed(message: string) {
  return new AuthError(400, "validation_failed", message);
}

/** The error on the wire, in the form that the caller's API version expects. */
export function errorResponse(error: AuthError, request: Request) {
  const { status, code, message, details } = error;
  const headers: Record<string, string> = {
    "Cache-Control": "no-store",
    "x-sb-error-code": code,
  };
  const asked = request.headers.get(API_VERSION_HEADER) ?? "";
  const named = /^\d{4}-\d\d-\d\d$/.test(asked) && asked >= NAMED_CODES_SINCE;
  if (named) headers[API_VERSION_HEADER] = NAMED_CODES_SINCE;
  const body = named
    ? { code, message, ...details }
    : { code: status, error_code: code, msg: message, ...details };
  return Response.json(body, { status, headers });
}
