/** An account has no second factor; it has one, of which this session has seen no code; this session has. */
export type SecondFactor = "none" | "unused" | "used";

function isVerified(factor: unknown) {
  return (factor as { status?: unknown } | null)?.status === "verified";
}

/** The assurance level in an access token; undefined where it cannot be read. */
function levelOf(accessToken: string) {
  try {
    const payload = accessToken.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/");
    return (JSON.parse(atob(payload)) as { aal?: unknown }).aal;
  } catch {
    return undefined;
  }
}

/**
 * The state of a session's second factor, from its user's factors, which may be any value, and its access token. Neither is verified:
 * code that depends on either has the service check both.
 */
export function secondFactorOf(factors: unknown, accessToken: string): SecondFactor {
  if (!Array.isArray(factors) || !factors.some(isVerified)) return "none";
  return levelOf(accessToken) === "aal2" ? "used" : "unused";
}
