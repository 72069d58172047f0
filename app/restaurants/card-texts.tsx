import type { ReactNode } from "react";
import { PartTexts } from "@/components/site/part-texts";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { filesOf, type Subject } from "@/lib/languages/texts-in";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { cuisinesAmong, islandFacts } from "@/lib/restaurants/words/fact-words-in";

type CardTextsProps = {
  language: Language;
  /** Those whose cards are on the page. */
  restaurants: readonly Pick<RestaurantSummary, "cuisine">[];
  /** What its other islands say. */
  more?: readonly Subject[];
  children: ReactNode;
};

/** Hands the cards of a page, and its other islands, what they say in its language; in English they have it themselves. */
export function CardTexts({ language, restaurants, more = [], children }: CardTextsProps) {
  if (language === DEFAULT_LANGUAGE) return children;
  const cuisines = restaurants.flatMap(({ cuisine }) => cuisine);
  return (
    <PartTexts
      subjects={{
        ...filesOf(language, ["card", "hours", ...more]),
        facts: islandFacts(language),
        cuisines: cuisinesAmong(language, cuisines),
      }}
    >
      {children}
    </PartTexts>
  );
}
