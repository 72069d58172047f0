import type { Language } from "@/lib/languages/languages";

/** As next.config.ts reads them from the names of files: "veg-food/eating-out.de.fr". */
const TEXTS = new Map(
  (process.env.TRANSLATED_TEXTS ?? "")
    .split(" ")
    .filter(Boolean)
    .map((entry) => entry.split("."))
    .map(([text, ...languages]) => [`/guides/${text}`, languages]),
);

/** Whether a guide, named by its path in English, has been translated into a language. */
export function isTranslatedText(language: Language, path: string) {
  return TEXTS.get(path)?.includes(language) ?? false;
}
