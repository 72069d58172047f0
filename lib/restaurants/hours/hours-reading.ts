import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/place.json";
import type { HoursReading, WeekHours } from "@/lib/restaurants/types";

type TextId = keyof typeof english;

const SENTENCES: Readonly<Record<HoursReading, TextId>> = {
  added: "reading.added",
  sun: "reading.sun",
  "off season": "reading.off season",
  "holidays not known": "reading.holidays not known",
  "school holidays not known": "reading.school holidays not known",
};

/** How the hours of a page were read, where that is not plain (P14.481). */
export const readingSentences = ({ reading = [] }: WeekHours, t: Translator<TextId>) =>
  reading.map((kind) => t(SENTENCES[kind]));
