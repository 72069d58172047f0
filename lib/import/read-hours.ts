import type { Database } from "@/lib/database/database";
import { findCity } from "@/lib/database/desk/venues";
import { holidayRegion } from "@/lib/opening-hours/holiday-region";
import { parseHoursAnywhere } from "@/lib/opening-hours/parse-anywhere";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Where a restaurant is: opening hours depend on the sun and on the holidays of a place. */
type VenueLocation = { lat: number; lng: number; cityId: string };

/** The opening hours that a text says, as changes of a restaurant; undefined where it cannot be read. */
export async function readHours(
  database: Database,
  text: string,
  { lat, lng, cityId }: VenueLocation,
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
  const hours = parseHoursAnywhere(text, { lat, lng, country, state }, today)?.hours;
  return (
    hours &&
    ([
      ["hoursText", text],
      ["hours", hours],
    ] as const)
  );
}
