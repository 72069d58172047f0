import type { OsmTags } from "@/lib/osm/element";
import { tagValues } from "@/lib/osm/tag-values";
import type { CUISINES } from "@/lib/restaurants/filters/filter-options";

type Option = (typeof CUISINES)[number];

/** The cuisines of the site's filter, by the values that say the same. */
const OPTIONS: Readonly<Record<string, Option>> = {
  mediterranean: "Mediterranean",
  asian_fusion: "Asian Fusion",
  american: "American",
  italian: "Italian",
  mexican: "Mexican",
  indian: "Indian",
  thai: "Thai",
  japanese: "Japanese",
  french: "French",
  farm_to_table: "Farm-to-table",
  "farm-to-table": "Farm-to-table",
  raw: "Raw",
  raw_food: "Raw",
  comfort_food: "Comfort Food",
};

/** Values whose words are written otherwise. */
const WRITTEN: Readonly<Record<string, string>> = {
  bbq: "Barbecue",
  bubble_tea: "Bubble Tea",
  tex_mex: "Tex-Mex",
};

/** What is no cuisine, or what the vegan level says already. */
const LEFT_OUT = new Set([
  ..."vegan vegetarian veggie plant_based plant-based vegan_food vegetarian_food".split(" "),
  ..."yes no other others unknown none null undefined fixme todo various * ?".split(" "),
]);

const LONGEST = 30;

const SMALL_WORDS = new Set(["and", "or", "of", "the", "with", "in", "&"]);

/** As a menu writes it: "Latin American", "Fish and Chips". */
function words(value: string) {
  return value
    .replaceAll("_", " ")
    .replace(/\p{L}[\p{L}\p{M}']*/gu, (word, at: number) =>
      at > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
}

const keyOf = (value: string) =>
  value
    .toLowerCase()
    .replace(/[\s_]+/g, "_")
    .replace(/^_|_$/g, "");

/** A cuisine as the site writes it, however it was typed: "thai" as "Thai", "new nordic" as "New Nordic". */
export function cuisineName(typed: string) {
  const key = keyOf(typed);
  return OPTIONS[key] ?? WRITTEN[key] ?? words(typed);
}

/** The cuisines of a venue, each once, as the tag says them: an option of the site's filter where that has the same words. */
export function cuisines(tags: OsmTags): string[] {
  const values = tagValues(tags.cuisine)
    .map(keyOf)
    .filter((value) => value.length <= LONGEST && /^\p{L}/u.test(value) && !LEFT_OUT.has(value));
  return [...new Set(values.map(cuisineName))];
}
