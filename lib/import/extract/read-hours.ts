import type { Database } from "@/lib/database/database";
import { findCity } from "@/lib/database/desk/venues/venues";
import { DAY_MS } from "@/lib/opening-hours/place";
import { holidayRegion } from "@/lib/opening-hours/holiday-region";
import { parseHoursAnywhere } from "@/lib/opening-hours/parse-anywhere";

/** Where a restaurant is: opening hours depend on the sun and on the holidays of a place. */
type VenueLocation = { lat: number; lng: number; timeZone: string; cityId: string };

/** The opening hours that a text says, as changes of a restaurant; undefined where it cannot be read. */
export async function readHours(
  database: Database,
  text: string,
  { lat, lng, timeZone, cityId }: VenueLocation,
  countryCode: string | undefined,
) {
  if (text === "")
    return [
      ["hoursText", null],
      ["hours", null],
    ] as const;
  const city = await findCity(database, cityId);
  const country = city?.countryCode ?? countryCode;
  const state = holidayRegion(country, city?.region ?? undefined);
  const today = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS);
  const place = { lat, lng, timeZone, country, state };
  const read = parseHoursAnywhere(text, place, today);
  return (
    read &&
    ([
      ["hoursText", text],
      ["hours", read.hours ?? null],
    ] as const)
  );
}
