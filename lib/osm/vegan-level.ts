import type { OsmTags } from "@/lib/osm/element";
import type { VeganLevel } from "@/lib/restaurants/vegan-level";

/**
 * How vegan a venue is, after https://wiki.openstreetmap.org/wiki/Key:diet:*; undefined for what is not in the directory: a venue
 * must be vegetarian only or say that it has something vegan.
 */
export function veganLevel(tags: OsmTags): VeganLevel | undefined {
  const vegan = tags["diet:vegan"];
  if (vegan === "only") return "vegan";
  if (tags["diet:vegetarian"] === "only") return "vegetarian";
  if (vegan === "yes") return "vegan options";
  return vegan === "limited" ? "few vegan options" : undefined;
}
