import { linkProblemIn } from "@/lib/auth/link-problems";
import { hasSessionCookie } from "@/lib/auth/signed-in-mark";
import { notify } from "@/lib/browser/notices";

/** Shows the problem that the URL's fragment names, and removes it from the URL. */
export function notifyLinkProblem() {
  const { hash, pathname, search } = window.location;
  const problem = linkProblemIn(hash, hasSessionCookie());
  if (!problem) return;
  history.replaceState(history.state, "", pathname + search);
  notify({ title: "Error", description: problem, tone: "destructive" });
}
