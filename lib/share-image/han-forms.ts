import type { Language } from "@/lib/languages/languages";
import { nameLang } from "@/lib/restaurants/names/name-language";

/** How Chinese characters are drawn, as the `lang` of an image's part: as in Taiwan, Hong Kong and Macau, or as on the mainland. */
export type HanForms = "zh-TW" | "zh-CN";

/** Those of Japan are nearer to the mainland's. */
const FORMS_OF_NAMES: Readonly<Record<string, HanForms>> = {
  "zh-Hant": "zh-TW",
  "zh-Hans": "zh-CN",
  ja: "zh-CN",
};

/** Of the words of a page. */
export function hanFormsIn(language: Language): HanForms {
  return language === "zh-hant" ? "zh-TW" : "zh-CN";
}

/** Of a place's name or address, by its country; undefined where that does not say it: they are then drawn as the words around them. */
export function hanFormsOf(name: string, countryCode: string | undefined) {
  return FORMS_OF_NAMES[nameLang(name, countryCode) ?? ""];
}
