import zoneOfPolygon from "@photostructure/tz-lookup";
import type { CityFinder } from "@/lib/geography/city-finder";
import type { Coordinates } from "@/lib/location/types";

/** Offsets of a zone in this year's months: zones that agree in them show the same times. */
function offsetsOf(timeZone: string, year: number) {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const noon = (month: number) => new Date(Date.UTC(year, month, 15, 12));
  const months = Array.from({ length: 12 }, (_, month) => format.formatToParts(noon(month)));
  return months.map((parts) => parts.find(({ type }) => type === "timeZoneName")?.value).join();
}

/**
 * Finds the IANA time zone of points. The polygons are simplified, so that near a border they may name the zone of the neighbor:
 * a zone with other times than any place of the country gives way to that of the nearest place.
 */
export function createTimeZones(places: CityFinder, year = new Date().getFullYear()) {
  const offsets = new Map<string, string | undefined>();

  /** Undefined for a zone that this version of Node does not know. */
  function knownOffsets(timeZone: string) {
    if (!offsets.has(timeZone)) {
      try {
        offsets.set(timeZone, offsetsOf(timeZone, year));
      } catch {
        offsets.set(timeZone, undefined);
      }
    }
    return offsets.get(timeZone);
  }

  return function timeZoneAt(point: Coordinates, country: string | undefined): string {
    const found = zoneOfPolygon(point.lat, point.lng);
    const times = knownOffsets(found);
    const zones = country ? [...places.timeZonesOf(country)] : [];
    if (
      times !== undefined &&
      (zones.length === 0 || zones.some((zone) => knownOffsets(zone) === times))
    )
      return found;
    return (country && places.nearest(point, country)?.timeZone) || found;
  };
}
