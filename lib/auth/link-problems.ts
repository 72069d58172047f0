/** Why a link of an e-mail did not sign in; travels in the fragment, so that no page reads a query. */
export const LINK_PROBLEMS = {
  "link-expired": "Email link is invalid or has expired",
  "link-used-elsewhere":
    "This link was used before, or was requested in another browser. If you have just confirmed your address, sign in below. For a new password, “Forgot password?” accepts the code from the email.",
  "link-unchecked": "The link could not be checked just now. Please try again in a moment.",
} as const;

export type LinkProblem = keyof typeof LINK_PROBLEMS;

/** Signed-in visitors have no form below the message. */
const WHILE_SIGNED_IN = {
  ...LINK_PROBLEMS,
  "link-used-elsewhere": "This link was used before, or was requested in another browser.",
} as const;

/**
 * The problem that a fragment names, by the site's name of it or, where a link leads straight from Supabase to the site, by Supabase's
 * code; nothing else of a URL is ever shown.
 */
export function linkProblemIn(hash: string, isSignedIn = false) {
  const fragment = hash.slice(1);
  const isExpired = new URLSearchParams(fragment).get("error_code") === "otp_expired";
  const name = isExpired ? "link-expired" : fragment;
  const texts = isSignedIn ? WHILE_SIGNED_IN : LINK_PROBLEMS;
  return Object.hasOwn(texts, name) ? texts[name as LinkProblem] : undefined;
}
