import type { OsmTags } from "@/lib/osm/element";
import type { DIETARY_OPTIONS, FEATURES } from "@/lib/restaurants/filters/filter-options";

type Rule<Name> = { name: Name; key: string; values: readonly string[] };

const YES = ["yes", "only"];

/** Which tags mean which feature of the site's filter (docs/openstreetmap.md has the table for readers). */
export const FEATURE_RULES: readonly Rule<(typeof FEATURES)[number]>[] = [
  {
    name: "outdoor seating",
    key: "outdoor_seating",
    values: [...YES, "garden", "terrace", "patio", "sidewalk", "pedestrian_zone", "roof"],
  },
  { name: "delivery", key: "delivery", values: YES },
  { name: "takeout", key: "takeaway", values: YES },
  { name: "reservations", key: "reservation", values: [...YES, "required", "recommended"] },
  { name: "wifi", key: "internet_access", values: ["yes", "wlan", "wifi"] },
  { name: "pet friendly", key: "dog", values: ["yes", "leashed", "outside"] },
  { name: "family friendly", key: "highchair", values: YES },
  { name: "family friendly", key: "kids_area", values: [...YES, "indoor", "outdoor"] },
  { name: "bar", key: "bar", values: YES },
  { name: "bar", key: "amenity", values: ["bar", "pub"] },
];

/** Which tags mean which dietary option of the site's filter. */
export const DIETARY_RULES: readonly Rule<(typeof DIETARY_OPTIONS)[number]>[] = [
  { name: "gluten-free options", key: "diet:gluten_free", values: [...YES, "limited"] },
  { name: "organic", key: "organic", values: YES },
  { name: "raw options", key: "diet:raw", values: [...YES, "limited"] },
  { name: "nut-free options", key: "diet:nut_free", values: [...YES, "limited"] },
  { name: "soy-free options", key: "diet:soy_free", values: [...YES, "limited"] },
  { name: "oil-free", key: "diet:oil_free", values: YES },
  { name: "sugar-free", key: "diet:sugar_free", values: YES },
];

function namesOf<Name>(rules: readonly Rule<Name>[], tags: OsmTags): Name[] {
  const fitting = rules.filter(({ key, values }) => values.includes(tags[key] ?? ""));
  return [...new Set(fitting.map(({ name }) => name))];
}

/** The features that the tags say. */
export function features(tags: OsmTags) {
  return namesOf(FEATURE_RULES, tags);
}

/** The dietary options that the tags say. */
export function dietaryOptions(tags: OsmTags) {
  return namesOf(DIETARY_RULES, tags);
}

/** Whether one gets in with a wheelchair. */
export function wheelchair({ wheelchair }: OsmTags) {
  if (wheelchair === "designated") return "yes";
  return wheelchair === "yes" || wheelchair === "limited" || wheelchair === "no"
    ? wheelchair
    : undefined;
}
