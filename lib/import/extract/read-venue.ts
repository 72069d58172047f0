import { createHash } from "node:crypto";
import type { GeographyOf } from "@/lib/import/geography";
import type { SkipReason, Venue, Warning } from "@/lib/import/venue";
import { parseHours, type VenueHours } from "@/lib/opening-hours/parse-hours";
import type { HoursPlace } from "@/lib/opening-hours/place";
import { holidayRegion } from "@/lib/opening-hours/holiday-region";
import { checkedAt } from "@/lib/osm/checked-at";
import { isClosed } from "@/lib/osm/closed";
import { elementRef, type OsmElement } from "@/lib/osm/element";
import { venueName } from "@/lib/osm/name";
import { readTags } from "@/lib/osm/read-tags";
import { storedTags } from "@/lib/osm/stored-tags";
import { hasContradiction, isListed } from "@/lib/osm/vegan-level";
import { venueKind } from "@/lib/osm/venue-kind";

/** Raised when the rules that read elements change: then every element is read again. */
const RULES_VERSION = 10;

const FOLLOWS_SUN = /sunrise|sunset|dawn|dusk/i;

/** Changes when the element or the rules that read it do. */
export function elementHash({ lat, lng, tags, timestamp }: OsmElement) {
  const sorted = Object.entries(tags).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify([RULES_VERSION, lat, lng, timestamp, sorted]);
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}

/** Why an element is not in the directory, by its tags alone; undefined for one that is. */
export function skipReason({ tags }: OsmElement, today: string): SkipReason | undefined {
  if (isClosed(tags, today)) return "closed";
  if (!isListed(tags)) return "not in the directory";
  if (!venueKind(tags)) return "no food";
  return venueName(tags) ? undefined : "no name";
}

/** Every absent value is left out: unknown facts are absent. */
function known<Facts extends object>(facts: Facts) {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Facts]: NonNullable<Facts[Key]>;
  };
}

type Options = { geographyOf: GeographyOf; today: Date };

/** Reads elements that are in the directory as venues; counts what is odd about them. */
export function createVenueReader({ geographyOf, today }: Options) {
  const hoursByText = new Map<string, VenueHours | undefined>();
  const warnings = new Map<Warning, number>();
  const warn = (warning: Warning) => warnings.set(warning, (warnings.get(warning) ?? 0) + 1);
  const date = today.toISOString().slice(0, 10);

  /** Once per distinct value and country: venues of a country share their holidays, but not the sun. */
  function hoursOf(text: string, place: HoursPlace) {
    if (FOLLOWS_SUN.test(text)) return parseHours(text, place, today);
    const key = `${place.country} ${place.state} ${text}`;
    if (!hoursByText.has(key)) hoursByText.set(key, parseHours(text, place, today));
    return hoursByText.get(key);
  }

  function readVenue(element: OsmElement): Venue & { isMisplaced: boolean } {
    const { tags, lat, lng } = element;
    const place = geographyOf(
      { lat, lng },
      known({
        city: tags["addr:city"],
        state: tags["addr:state"],
        country: tags["addr:country"],
        suburb: tags["addr:suburb"],
      }),
    );
    const { countryCode, country, city } = place;
    const facts = readTags(tags, countryCode, place.town);
    const { hoursText } = facts;
    const readable =
      hoursText &&
      hoursOf(hoursText, {
        lat,
        lng,
        timeZone: place.timeZone,
        country: countryCode,
        state: holidayRegion(countryCode, city?.region),
      });
    const hours = readable ? readable.hours : undefined;
    if (hoursText && !readable) warn("hours not readable");
    if (place.hasOtherCountry) warn("country differs from address");
    if (!city) warn("no city");
    if (hasContradiction(tags)) warn("diet tags contradict each other");
    return {
      isMisplaced: place.isMisplaced,
      ref: elementRef(element),
      hash: elementHash(element),
      place: city,
      continent: place.continent,
      tags: storedTags(tags),
      facts: known({
        ...facts,
        lat,
        lng,
        city: city?.name ?? tags["addr:city"] ?? country,
        district: place.district,
        country,
        countryCode,
        hours,
        timeZone: place.timeZone,
        checkedAt: checkedAt(element, date),
        osm: elementRef(element),
      }) as Venue["facts"],
    };
  }

  return { readVenue, warnings };
}
