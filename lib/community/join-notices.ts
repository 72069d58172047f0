import { LIMITED_NOTICE } from "@/lib/browser/limited-notice";
import type { Notice } from "@/lib/browser/notices";
import { OLDER_RELEASE_NOTICE } from "@/lib/browser/older-release";
import type { JoinResult } from "@/lib/community/actions";

/** What is said after a press on "Join Event" or "Going". */
export const JOIN_NOTICES: Record<
  Exclude<Extract<JoinResult, string>, "signed-out"> | "failed" | "outdated",
  Notice
> = {
  joined: { title: "You are going", description: "Press the button again if that changes." },
  left: { title: "You are no longer going" },
  over: { title: "This event is over" },
  cancelled: { title: "This event is cancelled" },
  missing: { title: "This event is no longer listed" },
  limited: LIMITED_NOTICE,
  outdated: OLDER_RELEASE_NOTICE,
  failed: {
    title: "Not joined",
    description: "The site could not be reached. Please try again.",
    tone: "destructive",
  },
};
