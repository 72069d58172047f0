import type { OsmTags } from "@/lib/osm/element";
import { tagValues } from "@/lib/osm/tag-values";
import type { VeganLevel } from "@/lib/restaurants/facts/vegan-level";

const YES = new Set(["yes", "only", "limited"]);

const MEAT_TAGS = [
  "meat",
  "non-vegetarian",
  "non_vegetarian",
  "fish",
  "pescetarian",
  "pescatarian",
  "poultry",
  "chicken",
].map((name) => `diet:${name}`);
const MEAT_CUISINES = new Set(["steak_house", "steakhouse", "steak", "meat", "churrascaria"]);

const dietOf = (tags: OsmTags, name: string) =>
  new Set(tagValues(tags[`diet:${name}`]?.toLowerCase()));

function servesMeat(tags: OsmTags) {
  const cuisines = tagValues(tags.cuisine?.toLowerCase()).map((value) => value.replace(/\s/g, "_"));
  return (
    MEAT_TAGS.some((key) => YES.has(tags[key]?.toLowerCase() ?? "")) ||
    cuisines.some((value) => MEAT_CUISINES.has(value))
  );
}

/** Whether a venue is in the directory: it has something vegan, or is vegetarian only and does not say that it has nothing vegan. */
export function isListed(tags: OsmTags) {
  const vegan = dietOf(tags, "vegan");
  if ([...vegan].some((value) => YES.has(value))) return true;
  return dietOf(tags, "vegetarian").has("only") && !vegan.has("no");
}

/** Whether the diet tags cannot all be right, so that nobody knows how vegan the venue is. */
export function hasContradiction(tags: OsmTags) {
  const [vegan, vegetarian] = [dietOf(tags, "vegan"), dietOf(tags, "vegetarian")];
  if (vegan.size > 1 || vegetarian.size > 1) return true;
  if (vegetarian.has("no")) return [...vegan].some((value) => YES.has(value));
  return (vegan.has("only") || vegetarian.has("only")) && servesMeat(tags);
}

/**
 * How vegan a listed venue is, after https://wiki.openstreetmap.org/wiki/Key:diet:*; undefined for what is not listed or contradicts
 * itself.
 */
export function veganLevel(tags: OsmTags): VeganLevel | undefined {
  if (!isListed(tags) || hasContradiction(tags)) return undefined;
  const vegan = dietOf(tags, "vegan");
  if (vegan.has("only")) return "vegan";
  if (dietOf(tags, "vegetarian").has("only")) return "vegetarian";
  return vegan.has("yes") ? "vegan options" : "few vegan options";
}
