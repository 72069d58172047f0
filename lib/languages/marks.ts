import type { Language } from "@/lib/languages/languages";

/** Between the words of a list without "and": "Thai, Burger", "泰式料理、漢堡". */
export const listComma = (language: Language) => (language === "zh-hant" ? "、" : ", ");

/** Between the parts of where something is, or its name and address: "Paris, France", "巴黎，法國". */
export const placeComma = (language: Language) => (language === "zh-hant" ? "，" : ", ");

/** Between sentences: Chinese has no space there. */
export const sentenceSpace = (language: Language) => (language === "zh-hant" ? "" : " ");

const COLONS: Partial<Record<Language, string>> = { fr: "\u00a0:", "zh-hant": "：" };

/** Behind a text that announces the next line. */
export const colon = (language: Language) => COLONS[language] ?? ":";

/** Between texts that become sentences of one line. */
export const sentenceStop = (language: Language) => (language === "zh-hant" ? "。" : ". ");
