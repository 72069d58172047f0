import type { ReactNode } from "react";
import { PartTexts } from "@/components/site/part-texts";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { filesOf } from "@/lib/languages/texts-in";
import { CUISINES } from "@/lib/restaurants/filters/filter-options";
import { cuisinesAmong, factsAmong } from "@/lib/restaurants/words/fact-words-in";

type ListingTextsProps = {
  language: Language;
  /** Whether listings are kept: the form asks for more then. */
  isOpen: boolean;
  children: ReactNode;
};

/** Hands the form for a listing what it says in a language; in English it has it itself. */
export function ListingTexts({ language, isOpen, children }: ListingTextsProps) {
  if (language === DEFAULT_LANGUAGE) return children;
  const always = filesOf(language, ["fact-labels", "listing-form"]);
  if (!isOpen) return <PartTexts subjects={always}>{children}</PartTexts>;
  return (
    <PartTexts
      subjects={{
        ...always,
        ...filesOf(language, ["fact-fields", "form", "photo", "review-form"]),
        ...filesOf(language, ["live-map", "map", "map-box"]),
        facts: factsAmong(language, ["level", "level-meaning"]),
        cuisines: cuisinesAmong(language, CUISINES),
      }}
    >
      {children}
    </PartTexts>
  );
}
