import { address } from "@/lib/osm/address";
import { contact } from "@/lib/osm/contact";
import { cuisines } from "@/lib/osm/cuisines";
import { dietaryOptions, features, wheelchair } from "@/lib/osm/features";
import type { OsmTags } from "@/lib/osm/element";
import { venueName } from "@/lib/osm/name";
import { veganLevel } from "@/lib/osm/vegan-level";
import { venueKind } from "@/lib/osm/venue-kind";
import { factWords } from "@/lib/desk/fact-words";
import { factLabel, factText } from "@/lib/desk/facts";
import { COMPARED_FACTS, type ComparedFact } from "@/lib/restaurants/facts/restaurant-facts";
import { factOf } from "@/lib/restaurants/facts/social-networks";
import type { Restaurant } from "@/lib/restaurants/types";

export type OsmFact = { name: ComparedFact; label: string; here: string; there: string };

/** A fact of an element as an import would write it. */
function readTags(tags: OsmTags, countryCode: string | undefined): Partial<Restaurant> {
  const hoursText = tags.opening_hours?.trim();
  return {
    ...venueName(tags, countryCode),
    kind: venueKind(tags),
    veganLevel: veganLevel(tags),
    cuisine: cuisines(tags),
    ...address(tags, countryCode),
    ...contact(tags),
    hoursText,
    wheelchair: wheelchair(tags),
    features: features(tags),
    dietaryOptions: dietaryOptions(tags),
  } as Partial<Restaurant>;
}

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
