import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/hours.json";

/** What is said of opening hours, in a language. */
export type HoursTexts = Translator<keyof typeof english>;
