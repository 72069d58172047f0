/** Why a link of an e-mail did not sign in; travels in the fragment, so that no page reads a query. */
export const LINK_PROBLEMS = {
  "link-expired": "Email link is invalid or has expired",
  "link-used-elsewhere":
    "This link was used before, or belongs to another browser. If you have just confirmed your address, sign in below.",
  "link-unchecked": "The link could not be checked just now. Please try again in a moment.",
} as const;

export type LinkProblem = keyof typeof LINK_PROBLEMS;

/** The problem that a fragment names, if it names one; nothing else of a URL is ever shown. */
export function linkProblemIn(hash: string) {
  const name = hash.slice(1);
  return Object.hasOwn(LINK_PROBLEMS, name) ? LINK_PROBLEMS[name as LinkProblem] : undefined;
}
