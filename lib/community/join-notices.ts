import type { Notice } from "@/lib/browser/notices";
import type { JoinResult } from "@/lib/community/actions";
import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/events/join.json";
import type presses from "@/lib/messages/en/presses.json";

type Said = Exclude<Extract<JoinResult, string>, "signed-out"> | "failed" | "outdated";

/** What is said after a press on "Join Event" or "Going". */
export const joinNotices = (
  t: Translator<keyof typeof english>,
  ofPresses: Translator<keyof typeof presses>,
): Record<Said, Notice> => ({
  joined: { title: t("joined"), description: t("joined.text") },
  left: { title: t("left") },
  over: { title: t("over") },
  cancelled: { title: t("cancelled") },
  missing: { title: t("missing") },
  limited: { title: ofPresses("limited"), description: ofPresses("limited.text") },
  outdated: {
    title: ofPresses("outdated"),
    description: ofPresses("outdated.text"),
    tone: "destructive",
  },
  failed: { title: t("failed"), description: ofPresses("failed.text"), tone: "destructive" },
});
