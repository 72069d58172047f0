import { LANGUAGES, type Language } from "@/lib/languages/languages";

/** The `dir` of a field for what is written from left to right in every language: an address of a page or a mailbox, a telephone number. */
export const latinDirection = (language: Language) =>
  LANGUAGES[language].dir === "rtl" ? "ltr" : undefined;
