import zoneOfPolygon from "@photostructure/tz-lookup";
import type { CityFinder } from "@/lib/geography/city-finder";
import type { Coordinates } from "@/lib/location/types";

/**
 * A zone in which so many of a country's places are, and such a share of them, is the country's, although it is not listed: the north
 * of Vietnam has that of Bangkok. With fewer places, such as on islands, all polygons may be wrong.
 */
const SHARE = 0.2;
const MIN_PLACES = 50;

/** Zones that supported browsers do not all know, since they are newer, and older ones with the same times since then. */
const OLDER_ZONES: Readonly<Record<string, string>> = {
  "America/Coyhaique": "America/Punta_Arenas",
};

/** Before Node.js 23 it is a property, which the types do not have. */
type LocaleZones = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] };

function listedZones(country: string) {
  const locale = new Intl.Locale(`und-${country}`) as LocaleZones;
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

const canonicalNames = new Map<string, string | undefined>();

/** One name for all names of a zone; undefined for a zone that this version of Node.js does not know. */
function canonical(timeZone: string) {
  if (!canonicalNames.has(timeZone)) {
    try {
      const format = new Intl.DateTimeFormat("en", { timeZone });
      canonicalNames.set(timeZone, format.resolvedOptions().timeZone);
    } catch {
      canonicalNames.set(timeZone, undefined);
    }
  }
  return canonicalNames.get(timeZone);
}

function zoneAt({ lat, lng }: Coordinates) {
  const zone = zoneOfPolygon(lat, lng);
  return OLDER_ZONES[zone] ?? zone;
}

/**
 * Finds the IANA time zone of points. The polygons are simplified, so that near a border they may name the zone of the neighbor: a
 * zone that is not one of the country's is replaced by that of the nearest place in one of them.
 */
export function createTimeZones(places: CityFinder) {
  const zonesOfCountries = new Map<string, ReadonlySet<string | undefined>>();

  function zonesOf(country: string) {
    const known = zonesOfCountries.get(country);
    if (known) return known;
    const listed = listedZones(country).map(canonical);
    const all = places.placesOf(country);
    const counts = new Map<string | undefined, number>();
    for (const place of all) {
      const zone = canonical(zoneAt(place));
      counts.set(zone, (counts.get(zone) ?? 0) + 1);
    }
    const fewest = listed.length > 0 ? Math.max(MIN_PLACES, SHARE * all.length) : 1;
    const others = [...counts].flatMap(([zone, count]) => (count >= fewest ? zone : []));
    const zones = new Set([...listed, ...others]);
    zones.delete(undefined);
    zonesOfCountries.set(country, zones);
    return zones;
  }

  return function timeZoneAt(point: Coordinates, country: string | undefined): string {
    const found = zoneAt(point);
    if (!country) return found;
    const zones = zonesOf(country);
    if (zones.has(canonical(found))) return found;
    const nearest = places.nearest(point, country, (place) => zones.has(canonical(zoneAt(place))));
    const [only, ...others] = zones;
    return nearest ? zoneAt(nearest) : others.length === 0 && only ? only : found;
  };
}
