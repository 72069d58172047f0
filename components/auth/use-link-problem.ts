import { useEffect } from "react";
import { sayLinkProblem } from "@/lib/auth/say-link-problem";

/** Says what was wrong with the link that led to this page. */
export function useLinkProblem() {
  useEffect(sayLinkProblem, []);
}
