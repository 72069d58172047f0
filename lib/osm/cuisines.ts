import { tagValues, type OsmTags } from "@/lib/osm/element";
import type { CUISINES } from "@/lib/restaurants/filter-options";

type Option = (typeof CUISINES)[number];

/** The cuisines of the site's filter, by OpenStreetMap's values that fit them. */
const OPTIONS: Readonly<Record<string, Option>> = {
  mediterranean: "Mediterranean",
  greek: "Mediterranean",
  spanish: "Mediterranean",
  tapas: "Mediterranean",
  asian_fusion: "Asian Fusion",
  fusion: "Asian Fusion",
  asian: "Asian Fusion",
  american: "American",
  burger: "American",
  diner: "American",
  barbecue: "American",
  italian: "Italian",
  pizza: "Italian",
  pasta: "Italian",
  mexican: "Mexican",
  "tex-mex": "Mexican",
  tacos: "Mexican",
  burrito: "Mexican",
  indian: "Indian",
  curry: "Indian",
  thai: "Thai",
  japanese: "Japanese",
  sushi: "Japanese",
  ramen: "Japanese",
  udon: "Japanese",
  french: "French",
  crepe: "French",
  local: "Farm-to-table",
  regional: "Farm-to-table",
  farm_to_table: "Farm-to-table",
  raw_food: "Raw",
  raw: "Raw",
  comfort_food: "Comfort Food",
};

/** What is no cuisine, or what the vegan level says already. */
const LEFT_OUT = new Set(["vegan", "vegetarian", "yes", "no", "other", "unknown", "fixme", "*"]);

const LONGEST = 30;

function words(value: string) {
  const text = value.replaceAll("_", " ").replace(/\s+/g, " ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * The cuisines of a venue: each value of the tag "cuisine" in plain words ("Middle eastern"), and after them the options of the
 * site's filter that they belong to.
 */
export function cuisines(tags: OsmTags): string[] {
  const values = tagValues(tags.cuisine?.toLowerCase())
    .map((value) => value.replace(/[\s-]+/g, (blank) => (blank === "-" ? "-" : "_")))
    .filter((value) => value.length <= LONGEST && /^\p{L}/u.test(value) && !LEFT_OUT.has(value));
  const own = values.map((value) => {
    const option = OPTIONS[value];
    const text = words(value);
    return option &&
      option.toLowerCase() === text.toLowerCase().replaceAll(" ", option.includes("-") ? "-" : " ")
      ? option
      : text;
  });
  const options = values.flatMap((value) => OPTIONS[value] ?? []);
  return [...new Set([...own, ...options])];
}
