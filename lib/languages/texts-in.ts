import "server-only";

import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import type { PageTexts } from "@/lib/languages/texts-context";
import { translator, type Messages } from "@/lib/languages/translator";
import deControls from "@/lib/messages/de/controls.json";
import deHome from "@/lib/messages/de/home.json";
import deHours from "@/lib/messages/de/hours.json";
import deLayout from "@/lib/messages/de/layout.json";
import deRating from "@/lib/messages/de/rating.json";
import deSearch from "@/lib/messages/de/search.json";
import enControls from "@/lib/messages/en/controls.json";
import enHome from "@/lib/messages/en/home.json";
import enHours from "@/lib/messages/en/hours.json";
import enLayout from "@/lib/messages/en/layout.json";
import enRating from "@/lib/messages/en/rating.json";
import enSearch from "@/lib/messages/en/search.json";
import esControls from "@/lib/messages/es/controls.json";
import esHome from "@/lib/messages/es/home.json";
import esHours from "@/lib/messages/es/hours.json";
import esLayout from "@/lib/messages/es/layout.json";
import esRating from "@/lib/messages/es/rating.json";
import esSearch from "@/lib/messages/es/search.json";
import frControls from "@/lib/messages/fr/controls.json";
import frHome from "@/lib/messages/fr/home.json";
import frHours from "@/lib/messages/fr/hours.json";
import frLayout from "@/lib/messages/fr/layout.json";
import frRating from "@/lib/messages/fr/rating.json";
import frSearch from "@/lib/messages/fr/search.json";
import heControls from "@/lib/messages/he/controls.json";
import heHome from "@/lib/messages/he/home.json";
import heHours from "@/lib/messages/he/hours.json";
import heLayout from "@/lib/messages/he/layout.json";
import heRating from "@/lib/messages/he/rating.json";
import heSearch from "@/lib/messages/he/search.json";
import zhControls from "@/lib/messages/zh-hant/controls.json";
import zhHome from "@/lib/messages/zh-hant/home.json";
import zhHours from "@/lib/messages/zh-hant/hours.json";
import zhLayout from "@/lib/messages/zh-hant/layout.json";
import zhRating from "@/lib/messages/zh-hant/rating.json";
import zhSearch from "@/lib/messages/zh-hant/search.json";

/** English and the others, whose files have the same ids: the type says so, and tests/lib/messages compares them both ways. */
type Translated<File> = Readonly<Record<Language, Record<keyof File, string>>>;

const controls: Translated<typeof enControls> = {
  en: enControls,
  de: deControls,
  fr: frControls,
  es: esControls,
  "zh-hant": zhControls,
  he: heControls,
};
const home: Translated<typeof enHome> = {
  en: enHome,
  de: deHome,
  fr: frHome,
  es: esHome,
  "zh-hant": zhHome,
  he: heHome,
};
const hours: Translated<typeof enHours> = {
  en: enHours,
  de: deHours,
  fr: frHours,
  es: esHours,
  "zh-hant": zhHours,
  he: heHours,
};
const layout: Translated<typeof enLayout> = {
  en: enLayout,
  de: deLayout,
  fr: frLayout,
  es: esLayout,
  "zh-hant": zhLayout,
  he: heLayout,
};
const rating: Translated<typeof enRating> = {
  en: enRating,
  de: deRating,
  fr: frRating,
  es: esRating,
  "zh-hant": zhRating,
  he: heRating,
};
const search: Translated<typeof enSearch> = {
  en: enSearch,
  de: deSearch,
  fr: frSearch,
  es: esSearch,
  "zh-hant": zhSearch,
  he: heSearch,
};

const SUBJECTS = { controls, home, hours, layout, rating, search };

export type Subject = keyof typeof SUBJECTS;

/** The texts of a subject in a language. */
export function textsIn<Id extends string>(language: Language, subject: Subject) {
  return translator(language, SUBJECTS[subject][language] as Messages<Id>);
}

/** What islands say (those with "use client") goes into every page of another language than English. */
export function islandTexts(language: Language): PageTexts | undefined {
  if (language === DEFAULT_LANGUAGE) return undefined;
  return {
    language,
    inEnglish: controls[language]["in-english"],
    subjects: {
      controls: controls[language],
      rating: rating[language],
      search: search[language],
    },
  };
}
