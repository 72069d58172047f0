import type { Language } from "@/lib/languages/languages";
import { countryPhrase } from "@/lib/languages/country-phrase";
import { nameAfterPrefix } from "@/lib/languages/name-after-prefix";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/meta.json";

/** How a language writes such a phrase beside the name and the words that follow. */
const JOINED: Partial<Record<Language, (where: string) => string>> = {
  // "à" and an article are one word: "au Caire", "aux Sables-d’Olonne"; "à La Haye" stays.
  fr: (where) => where.replace(/^à (Les?) /, (_, article) => (article === "Les" ? "aux " : "au ")),
  // A space divides other letters from the Chinese ones that follow: "柏林純素餐廳", "Köln 純素餐廳".
  "zh-hant": (where) => where.replace(/(?!\p{Script=Han})[\p{L}\p{N}]$/u, "$& "),
};

/** Where something is in a city, as a sentence says it: "in Berlin", "au Caire", "ב־Berlin". */
export function whereIn(language: Language, name: string) {
  const t = textsIn<keyof typeof english>(language, "meta");
  const where = t("where", { name: nameAfterPrefix(language, name) });
  return JOINED[language]?.(where) ?? where;
}

/** The same of a country, by its code and its name in the language: "in der Schweiz", "au Japon". */
export function whereInCountry(language: Language, code: string, name: string) {
  return countryPhrase(language, code, name) ?? whereIn(language, name);
}
