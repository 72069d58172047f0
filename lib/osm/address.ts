import type { OsmTags } from "@/lib/osm/element";

/** Countries that write the number of a house before its street. */
const NUMBER_FIRST = new Set([
  "AU",
  "BM",
  "CA",
  "FR",
  "GB",
  "GG",
  "HK",
  "IE",
  "IL",
  "IM",
  "IN",
  "JE",
  "KE",
  "LU",
  "MA",
  "MY",
  "NZ",
  "PH",
  "SG",
  "TH",
  "TN",
  "US",
  "ZA",
]);

/** Without commas at the ends, which join the parts of a line. */
const clean = (text: string | undefined) =>
  text?.replace(/\s+/g, " ").replace(/^[\s,;]+|[\s,;]+$/g, "") || undefined;

/** Of a Japanese address, from large to small; the numbers of block and house follow. */
const JAPANESE = ["province", "county", "city", "suburb", "quarter", "neighbourhood"] as const;

function japanese(tags: OsmTags) {
  const parts = JAPANESE.flatMap((name) => clean(tags[`addr:${name}`]) ?? []);
  const numbers = ["block_number", "housenumber"].flatMap(
    (name) => clean(tags[`addr:${name}`]) ?? [],
  );
  // Without its neighbourhood, a number says nothing.
  if (!tags["addr:quarter"] && !tags["addr:neighbourhood"]) return undefined;
  const isLatin = parts.some((part) => /\p{Script=Latin}/u.test(part));
  return [parts.join(isLatin ? " " : ""), numbers.join("-")]
    .filter(Boolean)
    .join(isLatin ? " " : "");
}

/** The number of a house; of a Czech or Slovak one, that of the building and that in the street. */
function houseNumber(tags: OsmTags) {
  const parts = ["conscriptionnumber", "streetnumber"].flatMap(
    (name) => clean(tags[`addr:${name}`]) ?? [],
  );
  const provisional = clean(tags["addr:provisionalnumber"]);
  return clean(tags["addr:housenumber"]) ?? (parts.length > 0 ? parts.join("/") : provisional);
}

function streetLine(tags: OsmTags, countryCode: string | undefined) {
  const street = clean(tags["addr:street"]) ?? clean(tags["addr:place"]);
  const number = houseNumber(tags);
  if (!street || !number) return street;
  return NUMBER_FIRST.has(countryCode ?? "") ? `${number} ${street}` : `${street} ${number}`;
}

/** Of a house with several shops, where that is written behind the street: "Unit 3". */
function unitOf(tags: OsmTags, countryCode: string | undefined) {
  const unit = clean(tags["addr:unit"]);
  if (!unit || !NUMBER_FIRST.has(countryCode ?? "")) return undefined;
  return /^[\da-z]{1,3}(?:-[\da-z]{1,3})?$/i.test(unit) ? `Unit ${unit}` : unit;
}

/**
 * The house's own name and the street with the number, as they are written in the country, and the town where that is not the city of the
 * listing; absent where none is known.
 */
export function address(tags: OsmTags, countryCode: string | undefined, town?: string) {
  const postcode = clean(tags["addr:postcode"]);
  const street = streetLine(tags, countryCode);
  const house = clean(tags["addr:housename"]);
  const line =
    (countryCode === "JP" && !tags["addr:street"] ? japanese(tags) : undefined) ??
    (street
      ? [house === street ? undefined : house, street, unitOf(tags, countryCode), town]
          .filter(Boolean)
          .join(", ")
      : (clean(tags["addr:full"]) ?? house));
  return { ...(line && { address: line }), ...(postcode && { postcode }) };
}
