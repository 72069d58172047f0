import type { Database } from "@/lib/database/database";
import { findCitiesNamed } from "@/lib/database/desk/cities";
import type { DeskArea } from "@/lib/desk/roles";
import { readCountryCode } from "@/lib/languages/country-name";

type Written = { countries: readonly string[]; cities: readonly string[] };

/** The area that a moderator wrote, or errors by field: countries by their names or codes, cities by their names or slugs. */
export async function readArea(
  database: Database,
  written: Written,
): Promise<DeskArea | { errors: Record<string, string> }> {
  const errors: Record<string, string> = {};
  const countries = written.countries.flatMap((name) => {
    const code = readCountryCode(name);
    if (!code) errors.countries ??= `There is no country “${name}”.`;
    return code ?? [];
  });
  const cities: string[] = [];
  for (const name of written.cities) {
    const [found, another] = await findCitiesNamed(database, name);
    if (!found) errors.cities ??= `There is no city “${name}” with a page.`;
    else if (another)
      errors.cities ??= `There are several cities “${name}”. Write the end of the path of its page: ${found.id}, ${another.id}.`;
    else cities.push(found.id);
  }
  if (Object.keys(errors).length > 0) return { errors };
  return { countries: [...new Set(countries)], cities: [...new Set(cities)] };
}
