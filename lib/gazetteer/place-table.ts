import type { GazetteerCity } from "@/lib/gazetteer/search";

/** The file of scripts/build/name-list.mjs with a column for each fact of a place. */
export type PlaceColumns = {
  /** With its other names. */
  regions: [country: string, code: string, name: string, ...others: string[]][];
  zones: string[];
  name: string[];
  region: number[];
  zone: number[];
  lat: number[];
  lng: number[];
  population: number[];
  geonameId: number[];
};

/** A populated place of the gazetteer; its number is that of the list of names. */
export type GazetteerPlace = GazetteerCity & {
  number: number;
  /** 0 of a country or a region, which stands where its largest city is. */
  geonameId: number;
  regionNames: readonly string[];
};

/** The name that this runtime has for a time zone: browsers say Asia/Calcutta where others say Asia/Kolkata. */
function canonicalZone(timeZone: string) {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return timeZone;
  }
}

/** Reads places by their numbers. */
export function openPlaceTable(columns: PlaceColumns) {
  let zones: ReadonlyMap<string, number> | undefined;

  return {
    place(number: number): GazetteerPlace {
      const [country = "", regionCode = "", region = "", ...regionNames] =
        columns.regions[columns.region[number]!] ?? [];
      return {
        number,
        name: columns.name[number]!,
        country,
        regionCode,
        region,
        lat: columns.lat[number]!,
        lng: columns.lng[number]!,
        population: columns.population[number]!,
        geonameId: columns.geonameId[number]!,
        aliases: [],
        regionNames,
      };
    },
    count: columns.name.length,
    regions: columns.regions,
    population: (number: number) => columns.population[number]!,
    geonameId: (number: number) => columns.geonameId[number]!,
    /** The numbers of the places of a time zone; the largest places of the world without one. */
    ofZone(timeZone: string) {
      zones ??= new Map(
        columns.zones.map((name, index) => [name && canonicalZone(name), index] as const),
      );
      const zone = zones.get(timeZone && canonicalZone(timeZone)) ?? -1;
      return columns.zone.flatMap((each, number) => (each === zone ? [number] : []));
    },
  };
}

export type PlaceTable = ReturnType<typeof openPlaceTable>;
