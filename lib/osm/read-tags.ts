import { address } from "@/lib/osm/address";
import { contact } from "@/lib/osm/contact";
import { cuisines } from "@/lib/osm/cuisines";
import type { OsmTags } from "@/lib/osm/element";
import { dietaryOptions, features, wheelchair } from "@/lib/osm/features";
import { venueName } from "@/lib/osm/name";
import { veganLevel } from "@/lib/osm/vegan-level";
import { venueKind } from "@/lib/osm/venue-kind";

/**
 * The facts that the tags of an element say, for the import and for the desk's comparison. Unknown ones are undefined.
 *
 * @param town The settlement that the address names where it is another one than the city that the restaurant is listed in.
 */
export function readTags(tags: OsmTags, countryCode: string | undefined, town?: string) {
  return {
    ...venueName(tags, countryCode),
    kind: venueKind(tags),
    veganLevel: veganLevel(tags),
    cuisine: cuisines(tags),
    ...address(tags, countryCode, town),
    ...contact(tags),
    hoursText: tags.opening_hours?.trim(),
    features: features(tags),
    dietaryOptions: dietaryOptions(tags),
    wheelchair: wheelchair(tags),
  };
}
