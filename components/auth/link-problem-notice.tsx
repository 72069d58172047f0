"use client";

import { useLinkProblem } from "@/components/auth/use-link-problem";

/** Says what was wrong with the link that led to this page, if the URL's fragment names it. */
export function LinkProblemNotice() {
  useLinkProblem();
  return null;
}
