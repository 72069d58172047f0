import type { GeoName } from "@/lib/geography/geonames";
import { slugOf, takeSlug } from "@/lib/import/write/slugs";

type Known = { id: string; geonameId: number | null };

/** Paths below /restaurants/by-city that are no city. */
const RESERVED = ["page"];

/**
 * The slugs of cities. A city keeps the one that it has; a new one gets its name, or with its country or region where that is
 * taken: "springfield", "springfield-us", "springfield-us-il". `former` are slugs that lead to the ones in use now.
 */
export function createCitySlugs(known: readonly Known[], former: readonly string[]) {
  const slugs = new Map(known.flatMap(({ id, geonameId }) => (geonameId ? [[geonameId, id]] : [])));
  // A sample's slug is not taken: the city takes its place.
  const taken = new Set([
    ...RESERVED,
    ...former,
    ...known.flatMap(({ id, geonameId }) => (geonameId ? [id] : [])),
  ]);
  return {
    slugFor({ id, name, country, region }: GeoName) {
      const own = slugs.get(id);
      if (own) return { id: own as string, isNew: false };
      const plain = slugOf(name) || `place-${id}`;
      const land = `${plain}-${country.toLowerCase()}`;
      const regional = slugOf(region) && `${land}-${slugOf(region)}`;
      const slug = takeSlug([plain, land, regional], taken);
      slugs.set(id, slug);
      return { id: slug, isNew: true };
    },
  };
}
