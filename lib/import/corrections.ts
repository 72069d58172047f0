import type { Correction } from "@/lib/database/imports/known-records";
import { isSame } from "@/lib/import/match/same-value";
import { isSocialNetwork, withNetwork } from "@/lib/restaurants/facts/social-networks";
import { OSM_FIELDS, type OsmField, type VenueFacts } from "@/lib/import/venue";
import type { Restaurant } from "@/lib/restaurants/types";

/** The source of a listing's facts, as `corrections` names it. */
export const LISTING_SOURCE = "the listing";

/** Fields that every restaurant has, or that name the source of its facts: a listing never replaces them. */
const NEVER_GAPS: readonly OsmField[] = [
  "osm",
  "checkedAt",
  "hours",
  "cityId",
  "district",
  "countryCode",
];

const isOsmField = (field: string): field is OsmField => OSM_FIELDS.some((name) => name === field);

/**
 * Corrections override OpenStreetMap until both have the same value: those are `agreed`. Opening hours are corrected as text; the
 * restaurant has the hours parsed from that text.
 */
export function applyCorrections(
  facts: VenueFacts,
  corrections: readonly Correction[],
  old: Restaurant,
) {
  const corrected: Partial<VenueFacts> = { ...facts };
  const agreed: Correction[] = [];
  for (const correction of corrections) {
    const { field, value } = correction;
    if (field === "closure" && value === null) agreed.push(correction);
    if (isSocialNetwork(field)) {
      if (isSame(facts.socialMedia?.[field] ?? null, value)) agreed.push(correction);
      else set(corrected, "socialMedia", withNetwork(corrected.socialMedia, field, value));
    }
    if (!isOsmField(field)) continue;
    if (isSame(facts[field] ?? null, value)) agreed.push(correction);
    else {
      set(corrected, field, value);
      if (field === "hoursText") set(corrected, "hours", old.hours ?? null);
    }
  }
  return { corrected: corrected as VenueFacts, agreed };
}

function set(facts: Record<string, unknown>, field: OsmField, value: unknown) {
  if (value === null) delete facts[field];
  else facts[field] = value;
}

/** What a correction says of whether a restaurant is open: "closed", or null for open. */
export function correctedClosure(corrections: readonly Correction[] | undefined) {
  return corrections?.find(({ field }) => field === "closure");
}

const isEmpty = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.length === 0);

const columnOf = ({ field }: Correction) => (isSocialNetwork(field) ? "socialMedia" : field);

/** What a restaurant has that OpenStreetMap does not know, without what corrections say already. */
export function missingFacts(
  facts: VenueFacts,
  old: Restaurant,
  corrections: readonly Correction[] = [],
): Partial<VenueFacts> {
  const corrected = corrections.map(columnOf);
  const gaps = OSM_FIELDS.filter(
    (field) =>
      !NEVER_GAPS.includes(field) &&
      !corrected.includes(field) &&
      isEmpty(facts[field]) &&
      !isEmpty(old[field]),
  );
  return Object.fromEntries(gaps.map((field) => [field, old[field]]));
}
