import type { ReactNode } from "react";
import { CuisineTexts } from "@/components/restaurants/near-me/cuisine-texts";
import { PartTexts } from "@/components/site/part-texts";
import type { Language } from "@/lib/languages/languages";
import { filesOf, textsAmong } from "@/lib/languages/texts-in";
import { CUISINES } from "@/lib/restaurants/filters/filter-options";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { cuisinesAmong, filterFacts } from "@/lib/restaurants/words/fact-words-in";

const SUBJECTS = [
  "ask",
  "card",
  "credit",
  "filters",
  "hours",
  "live-map",
  "map",
  "map-box",
  "near-me",
  "sorting",
  "world",
] as const;

/** What the card of a pin says of a place. */
const DIRECTIONS = ["directions", "directions.device", "directions.to"] as const;

type NearMeTextsProps = {
  language: Language;
  /** Those in the HTML. */
  restaurants: readonly RestaurantSummary[];
  children: ReactNode;
};

/** What the islands of near me say in another language than English. */
export function NearMeTexts({ language, restaurants, children }: NearMeTextsProps) {
  const shown = restaurants.flatMap(({ cuisine }) => cuisine);
  return (
    <PartTexts
      subjects={{
        ...filesOf(language, SUBJECTS),
        place: textsAmong(language, "place", DIRECTIONS),
        facts: filterFacts(language),
        cuisines: cuisinesAmong(language, [...CUISINES, ...shown]),
      }}
    >
      <CuisineTexts>{children}</CuisineTexts>
    </PartTexts>
  );
}
