import type { ReactNode } from "react";
import { SubjectTexts } from "@/app/subject-texts";
import type { Language } from "@/lib/languages/languages";
import type { Subject } from "@/lib/languages/texts-in";
import { CUISINES } from "@/lib/restaurants/filters/filter-options";
import { cuisinesAmong, factsAmong } from "@/lib/restaurants/words/fact-words-in";

const ALWAYS: readonly Subject[] = ["fact-labels", "listing-form"];

/** What the form says where listings are kept: it asks for more then. */
const OPEN: readonly Subject[] = [
  ...ALWAYS,
  "fact-fields",
  "form",
  "live-map",
  "map",
  "map-box",
  "photo",
  "review-form",
];

type ListingTextsProps = {
  language: Language;
  /** Whether listings are kept. */
  isOpen: boolean;
  /** Those that the form has at first. */
  cuisines?: readonly string[] | undefined;
  children: ReactNode;
};

/** Hands the form for a listing what it says in a language. */
export function ListingTexts({ language, isOpen, cuisines = [], children }: ListingTextsProps) {
  const more = isOpen && {
    facts: factsAmong(language, ["level", "level-meaning"]),
    cuisines: cuisinesAmong(language, [...CUISINES, ...cuisines]),
  };
  return (
    <SubjectTexts language={language} subjects={isOpen ? OPEN : ALWAYS} {...(more && { more })}>
      {children}
    </SubjectTexts>
  );
}
