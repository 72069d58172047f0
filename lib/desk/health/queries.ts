import "server-only";

import { getStores } from "@/lib/database/client";
import { countByAge, countByCountryAndLevel } from "@/lib/database/desk/health";
import { listUnansweredSearches } from "@/lib/database/unanswered-searches";
import { AGE_MONTHS, ageFigures, countryFigures, levelFigures } from "@/lib/desk/health/figures";

const SHOWN_SEARCHES = 20;

/** What there is in the directory, how old it is, and what was looked for in vain. */
export async function getHealth(now: Date) {
  const { database } = await getStores();
  const { countries, levels } = await countByCountryAndLevel(database);
  const searches = await listUnansweredSearches(database, SHOWN_SEARCHES);
  return {
    countries: countryFigures(countries),
    levels: levelFigures(levels),
    ages: ageFigures(await countByAge(database, AGE_MONTHS, now)),
    searches: searches.map(({ query, count }) => ({ label: query, count })),
  };
}
