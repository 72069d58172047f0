import type { GazetteerCity } from "@/lib/gazetteer/search";

/** The file of scripts/build/name-list.mjs with a column for each fact of a place. */
export type PlaceColumns = {
  regions: [country: string, code: string, name: string][];
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
export type GazetteerPlace = GazetteerCity & { number: number; geonameId: number };

/** Reads places by their numbers. */
export function openPlaceTable(columns: PlaceColumns) {
  return {
    place(number: number): GazetteerPlace {
      const [country = "", regionCode = "", region = ""] =
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
      };
    },
    population: (number: number) => columns.population[number]!,
    geonameId: (number: number) => columns.geonameId[number]!,
    /** The numbers of the places of a time zone; the largest places of the world without one. */
    ofZone(timeZone: string) {
      const zone = columns.zones.indexOf(timeZone);
      return columns.zone.flatMap((each, number) => (each === zone ? [number] : []));
    },
  };
}

export type PlaceTable = ReturnType<typeof openPlaceTable>;
