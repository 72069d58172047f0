import type { OsmTags } from "@/lib/osm/element";

const LIFECYCLE =
  /^(?:disused|was|abandoned|demolished|removed|razed|closed|former|old|ex|historic|destroyed):(?:amenity|shop)$/;

/** Whether the tags say that the venue is closed for good on `date`, "YYYY-MM-DD". */
export function isClosed(tags: OsmTags, date: string) {
  if (tags.disused === "yes" || tags.abandoned === "yes") return true;
  if (tags.shop === "vacant" && !tags.amenity) return true;
  if (tags.opening_hours_status === "closed permanently") return true;
  const end = tags.end_date;
  // "2021" and "2021-03" end with their last day, so only what is before the same part of the date is past.
  if (end && /^\d{4}(?:-\d\d){0,2}$/.test(end) && end < date.slice(0, end.length)) return true;
  return !tags.amenity && !tags.shop && Object.keys(tags).some((key) => LIFECYCLE.test(key));
}
