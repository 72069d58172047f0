import { useEffect } from "react";
import { useFailureTexts } from "@/components/auth/use-failure-texts";
import { notifyLinkProblem } from "@/lib/auth/notify-link-problem";

/** Says what was wrong with the link that led to this page. */
export function useLinkProblem() {
  const { say } = useFailureTexts();
  useEffect(() => notifyLinkProblem(say), [say]);
}
