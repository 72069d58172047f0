import type { Language } from "@/lib/languages/languages";
import type { Words } from "@/lib/restaurants/words/fact-words";

/** English is what restaurants have. */
const FILES: Readonly<Record<Exclude<Language, "en">, () => Promise<{ default: Words }>>> = {
  de: () => import("@/lib/messages/de/cuisines.json"),
  fr: () => import("@/lib/messages/fr/cuisines.json"),
  es: () => import("@/lib/messages/es/cuisines.json"),
  "zh-hant": () => import("@/lib/messages/zh-hant/cuisines.json"),
  he: () => import("@/lib/messages/he/cuisines.json"),
};

/** The words of all cuisines of a language, a file of its own, for islands whose restaurants come after the page. */
export async function loadCuisineWords(language: Language): Promise<Words | undefined> {
  return language === "en" ? undefined : (await FILES[language]()).default;
}
