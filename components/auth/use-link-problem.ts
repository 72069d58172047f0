import { useEffect } from "react";
import { notifyLinkProblem } from "@/lib/auth/notify-link-problem";

/** Says what was wrong with the link that led to this page. */
export function useLinkProblem() {
  useEffect(notifyLinkProblem, []);
}
