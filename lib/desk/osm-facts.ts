import type { OsmTags } from "@/lib/osm/element";
import { readTags } from "@/lib/osm/read-tags";
import { factWords } from "@/lib/desk/fact-words";
import { factLabel, factText } from "@/lib/desk/facts";
import { COMPARED_FACTS, type ComparedFact } from "@/lib/restaurants/facts/restaurant-facts";
import { factOf } from "@/lib/restaurants/facts/social-networks";
import type { Restaurant } from "@/lib/restaurants/types";

export type OsmFact = { name: ComparedFact; label: string; here: string; there: string };

/** The facts of a restaurant's record beside those of an element of OpenStreetMap; facts that both lack are left out (P14.442). */
export function osmFacts(restaurant: Restaurant, tags: OsmTags): OsmFact[] {
  const read = readTags(tags, restaurant.countryCode);
  return COMPARED_FACTS.flatMap((name) => {
    const here = factWords(name, factOf(restaurant, name));
    const there = factWords(name, factOf(read, name));
    const isUnknown = here === factText(undefined) && there === here;
    return isUnknown ? [] : [{ name, label: factLabel(name), here, there }];
  });
}
