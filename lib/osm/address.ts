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

const clean = (text: string | undefined) => text?.replace(/\s+/g, " ").trim() || undefined;

/** Street and number as they are written in the country; absent where no street or place is known. */
export function address(tags: OsmTags, countryCode: string | undefined) {
  const street = clean(tags["addr:street"]) ?? clean(tags["addr:place"]);
  const number = clean(tags["addr:housenumber"]);
  const postcode = clean(tags["addr:postcode"]);
  const line =
    street && number
      ? NUMBER_FIRST.has(countryCode ?? "")
        ? `${number} ${street}`
        : `${street} ${number}`
      : (street ?? clean(tags["addr:full"]));
  return { ...(line && { address: line }), ...(postcode && { postcode }) };
}
