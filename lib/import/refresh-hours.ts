import type { Database } from "@/lib/database/database";
import { listHoursWithDates, removePastClosures, updateHours } from "@/lib/database/imports/hours";
import { isSame } from "@/lib/import/match/same-value";
import { holidayRegion } from "@/lib/opening-hours/holiday-region";
import { parseHours } from "@/lib/opening-hours/parse-hours";

/**
 * Removes closed days that are over, and reads the opening hours with holidays, seasons, other dates or the sun again for a day, its midnight written as UTC: their exceptions are
 * stored for two weeks. Returns how many changed.
 */
export async function refreshHours(database: Database, today: Date) {
  let changed = await removePastClosures(database, today);
  for (const row of await listHoursWithDates(database)) {
    const { hours, hoursText, lat, lng, timeZone, countryCode: country, region } = row;
    const place = { lat, lng, timeZone, country, state: holidayRegion(country, region) };
    const read = parseHours(hoursText, place, today);
    const found = read?.hours ?? null;
    if (!read || isSame(found, hours)) continue;
    if (await updateHours(database, row, found)) changed++;
  }
  return changed;
}
