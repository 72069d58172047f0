import "server-only";

import { DE } from "@/lib/languages/files/de";
import { EN, type Files } from "@/lib/languages/files/en";
import { ES } from "@/lib/languages/files/es";
import { FR } from "@/lib/languages/files/fr";
import { HE } from "@/lib/languages/files/he";
import { ZH_HANT } from "@/lib/languages/files/zh-hant";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import type { PageTexts } from "@/lib/languages/texts-context";
import { translator, type Messages } from "@/lib/languages/translator";

const FILES: Readonly<Record<Language, Files>> = {
  en: EN,
  de: DE,
  fr: FR,
  es: ES,
  "zh-hant": ZH_HANT,
  he: HE,
};

export type Subject = keyof Files;

/** The texts of a subject in a language. */
export function textsIn<Id extends string>(language: Language, subject: Subject) {
  return translator(language, FILES[language][subject] as Messages<Id>);
}

/** The texts of some subjects, for the islands that say them. */
export function filesOf(language: Language, subjects: readonly Subject[]) {
  return Object.fromEntries(subjects.map((subject) => [subject, FILES[language][subject]]));
}

/** Some texts of a subject, for islands that say no others of it. */
export function textsAmong(language: Language, subject: Subject, ids: readonly string[]) {
  const file: Messages = FILES[language][subject];
  return Object.fromEntries(ids.map((id) => [id, file[id]]));
}

/** What the islands of the layout say (those with "use client") goes into every page of another language than English. */
export function islandTexts(language: Language): PageTexts | undefined {
  if (language === DEFAULT_LANGUAGE) return undefined;
  return {
    language,
    inEnglish: FILES[language].controls["in-english"],
    subjects: filesOf(language, ["controls", "layout", "rating", "search"]),
  };
}
