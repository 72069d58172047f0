import type { Language } from "@/lib/languages/languages";
import { textsAmong } from "@/lib/languages/texts-in";

/** Of the texts of presses, those of every button. */
const PRESSES = ["limited", "limited.text", "outdated", "outdated.text", "failed.text"];

/** What the islands say that show events, in a language. */
export const eventTexts = (language: Language) =>
  ({
    subjects: ["event", "event-actions", "event-guests", "event-join"],
    more: { presses: textsAmong(language, "presses", PRESSES) },
  }) as const;
