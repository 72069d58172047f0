import type { Database } from "@/lib/database/database";
import { listHoursWithDates, updateHours } from "@/lib/database/imports/hours";
import { isSame } from "@/lib/import/same-value";
import { holidayRegion } from "@/lib/opening-hours/holiday-region";
import { parseHours } from "@/lib/opening-hours/parse-hours";

/**
 * Reads the opening hours with holidays, seasons and other dates again for a day, its midnight written as UTC: their exceptions are
 * stored for two weeks. Returns how many changed.
 */
export async function refreshHours(database: Database, today: Date) {
  let changed = 0;
  for (const { id, hours, hoursText, lat, lng, countryCode, region } of await listHoursWithDates(
    database,
  )) {
    const place = { lat, lng, country: countryCode, state: holidayRegion(countryCode, region) };
    const found = parseHours(hoursText, place, today)?.hours;
    if (!found || isSame(found, hours)) continue;
    await updateHours(database, id, found);
    changed++;
  }
  return changed;
}
