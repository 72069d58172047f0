import type { PlaceTable } from "@/lib/gazetteer/place-table";

/** A place with a restaurant counts as one with so many more people: Valencia in Spain, with 36, before the larger one in Venezuela. */
export const PEOPLE_PER_RESTAURANT = 25_000;

/** A region is seldom meant by the name of a city elsewhere: Washington. */
const REGION_SHARE = 0.3;

/** Says how large places are: people, and restaurants as so many people; of a country or region those of its places. */
export function placeSizes(table: PlaceTable, restaurantsIn: (geonameId: number) => number) {
  let areas: ReadonlyMap<string, number> | undefined;

  function countAreas() {
    const counts = new Map<string, number>(
      table.regions.map(([country, , region]) => [`${country}.${region}`, 0]),
    );
    for (let number = 0; number < table.count; number++) {
      const geonameId = table.geonameId(number);
      const count = geonameId ? restaurantsIn(geonameId) : 0;
      if (count === 0) continue;
      const { country, region } = table.place(number);
      for (const area of [country, `${country}.${region}`])
        counts.set(area, (counts.get(area) ?? 0) + count);
    }
    return counts;
  }

  function restaurantsOfArea(number: number) {
    areas ??= countAreas();
    const { country, name } = table.place(number);
    const inRegion = areas.get(`${country}.${name}`);
    return inRegion === undefined ? (areas.get(country) ?? 0) : inRegion * REGION_SHARE;
  }

  return (number: number) => {
    const geonameId = table.geonameId(number);
    const restaurants = geonameId ? restaurantsIn(geonameId) : restaurantsOfArea(number);
    return 1 + table.population(number) + PEOPLE_PER_RESTAURANT * restaurants;
  };
}
