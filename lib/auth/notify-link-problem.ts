import { linkProblemIn } from "@/lib/auth/link-problems";
import { hasSessionCookie } from "@/lib/auth/signed-in-mark";
import { notify } from "@/lib/browser/notices";

/** Shows the problem that the URL's fragment names, and removes it from the URL; `say` is what the page's language makes of English. */
export function notifyLinkProblem(say = (english: string) => english) {
  const { hash, pathname, search } = window.location;
  const problem = linkProblemIn(hash, hasSessionCookie());
  if (!problem) return;
  history.replaceState(history.state, "", pathname + search);
  notify({ title: say("Error"), description: say(problem), tone: "destructive" });
}
