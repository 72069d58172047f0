import "server-only";

import { getStores } from "@/lib/database/client";
import { countByAge, countByCountryAndLevel } from "@/lib/database/desk/health";
import { listSearchesWithoutResults } from "@/lib/database/maintenance/searches-without-results";
import { AGE_MONTHS, ageFigures, countryFigures, levelFigures } from "@/lib/desk/health/figures";

const SHOWN_SEARCHES = 20;

/** The directory's counts, the age of its facts, and searches without results. */
export async function getHealth(now: Date) {
  const { database } = await getStores();
  const { countries, levels } = await countByCountryAndLevel(database);
  const searches = await listSearchesWithoutResults(database, SHOWN_SEARCHES);
  return {
    countries: countryFigures(countries),
    levels: levelFigures(levels),
    ages: ageFigures(await countByAge(database, AGE_MONTHS, now)),
    searches: searches.map(({ query, count }) => ({ label: query, count })),
  };
}
