import { DIETARY_RULES, FEATURE_RULES } from "@/lib/osm/features";
import type { OsmTags } from "@/lib/osm/element";
import { isNameForm } from "@/lib/osm/name";

/** Tags whose values facts of a restaurant are read from. */
const FACTS = [
  "name",
  "brand",
  "brand:wikidata",
  "amenity",
  "shop",
  "craft",
  "street_vendor",
  "vehicle",
  "cuisine",
  "diet:vegan",
  "diet:vegetarian",
  "diet:meat",
  "diet:non-vegetarian",
  "diet:fish",
  "alt_name",
  "old_name",
  "short_name",
  "official_name",
  "loc_name",
  "opening_hours",
  "wheelchair",
  "addr:street",
  "addr:place",
  "addr:housenumber",
  "addr:housename",
  "addr:conscriptionnumber",
  "addr:streetnumber",
  "addr:block_number",
  "addr:neighbourhood",
  "addr:quarter",
  "addr:suburb",
  "addr:county",
  "addr:province",
  "addr:full",
  "addr:postcode",
  "addr:city",
  "addr:state",
  "addr:country",
  "check_date",
  "check_date:diet:vegan",
  "survey:date",
];

const CONTACTS = ["phone", "mobile", "website", "url", "email", "instagram", "facebook"];

const KEPT = new Set([
  ...FACTS,
  ...CONTACTS.flatMap((key) => [key, `contact:${key}`]),
  ...[...FEATURE_RULES, ...DIETARY_RULES].map(({ key }) => key),
]);

const LONGEST = 500;

/** The tags of an element that the importer reads, for the desk (P14.442); long values are cut. */
export function storedTags(tags: OsmTags): OsmTags {
  return Object.fromEntries(
    Object.entries(tags).flatMap(([key, value]) =>
      KEPT.has(key) || isNameForm(key) ? [[key, value.slice(0, LONGEST)]] : [],
    ),
  );
}
