import { useEffect } from "react";
import { useLinkProblem } from "@/components/auth/use-link-problem";
import { expectSession } from "@/lib/session/session-store";

/**
 * What both account screens do first: load Supabase's code and the notices at once, so that a failure can still be shown without a
 * connection, and show what was wrong with the link that led here.
 */
export function useAccountClient() {
  useEffect(() => {
    expectSession();
    void import("@/components/ui/notices/notice-toaster").catch(() => undefined);
  }, []);
  useLinkProblem();
}
