/** What a venue is, where that is known. */
export const VENUE_KINDS = [
  "restaurant",
  "cafe",
  "fast food",
  "food truck",
  "ice cream",
  "bakery",
  "bar",
  "pub",
  "food court",
  "confectionery",
  "shop",
] as const;

export type VenueKind = (typeof VENUE_KINDS)[number];
