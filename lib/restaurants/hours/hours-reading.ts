import type { HoursReading, WeekHours } from "@/lib/restaurants/types";

const SENTENCES: Readonly<Record<HoursReading, string>> = {
  added: "Two times are given for the same days. Both are shown.",
  sun: "These hours follow the sun: the times are calculated for this place and the coming week.",
  "off season": "Closed at this time of year.",
  "holidays not known":
    "Hours on public holidays may differ: we have no list of them for this country.",
  "school holidays not known":
    "Hours in school holidays may differ: we have no list of them for this place.",
};

/** How the hours of a page were read, where that is not plain (P14.481). */
export const readingSentences = ({ reading = [] }: WeekHours) =>
  reading.map((kind) => SENTENCES[kind]);
