import { useEffect } from "react";
import { linkProblemIn } from "@/lib/auth/link-problems";
import { expectSession } from "@/lib/session/session-store";
import { notify } from "@/lib/browser/notices";

/**
 * What both account screens do first: load Supabase's code and the notices at once, so that a failure can still be shown
 * when the network has gone, and say what was wrong with the link that led here.
 */
export function useAccountClient() {
  useEffect(() => {
    expectSession();
    void import("@/components/ui/notice-toaster").catch(() => undefined);

    const { hash, pathname } = window.location;
    const problem = linkProblemIn(hash);
    if (!problem) return;
    history.replaceState(history.state, "", pathname);
    notify({ title: "Error", description: problem, tone: "destructive" });
  }, []);
}
