import OpeningHours, { type nominatim_object, type optional_conf_param } from "opening_hours";
import type { OpenInterval } from "@/lib/restaurants/types";

export const DAY_MS = 24 * 60 * 60 * 1000;

export type HoursPlace = {
  lat: number;
  lng: number;
  /** ISO 3166-1 alpha-2. */
  country: string | undefined;
  /** Whose holidays are kept, as the library names it: "Bayern"; empty for those of the whole country. */
  state: string;
};

export type Schedule = InstanceType<typeof OpeningHours>;

/** Opening hours as the library reads them; it throws what it cannot read, some of it not before the hours are computed. */
export function schedule(text: string, { lat, lng, country, state }: HoursPlace): Schedule {
  // A null location means holidays in Germany; a country without holiday data makes holiday rules throw.
  const place = {
    lat,
    lon: lng,
    address: { country_code: country?.toLowerCase() ?? "", state },
  } as nominatim_object;
  return new OpeningHours(text, place, {
    tag_key: "opening_hours",
    mode: 0,
    map_value: false,
  } as optional_conf_param);
}

const clock = (date: Date) => date.toISOString().slice(11, 16);

/** The open intervals of `days` days from a midnight by the day on which they begin; one longer than a day is split at midnights. */
export function intervalsByDay(of: Schedule, from: Date, days: number): OpenInterval[][] {
  // From a day before, so that what has begun then is not cut off and taken for a beginning.
  const first = new Date(from.getTime() - DAY_MS);
  const last = new Date(from.getTime() + (days + 1) * DAY_MS);
  const byDay: OpenInterval[][] = Array.from({ length: days }, () => []);
  for (const [start, end, isUnknown] of of.getOpenIntervals(first, last)) {
    if (isUnknown) continue;
    let open = start.getTime();
    while (open < end.getTime()) {
      const midnight = Math.floor(open / DAY_MS) * DAY_MS + DAY_MS;
      const close = end.getTime() - open > DAY_MS ? midnight : end.getTime();
      const position = Math.floor((open - from.getTime()) / DAY_MS);
      byDay[position]?.push({
        open: clock(new Date(open)),
        close: close === midnight ? "24:00" : clock(new Date(close)),
      });
      open = close;
    }
  }
  return byDay;
}
