import { continentAt, countryAt, countryCodeOf, countryName } from "@/lib/geography/country";
import { readGeoNames, type GeoName } from "@/lib/geography/geonames";
import { createCityFinder, type AddressParts } from "@/lib/geography/city-finder";
import { createTimeZones } from "@/lib/geography/time-zone";
import type { Continent } from "@/lib/cities/continents";
import type { Coordinates } from "@/lib/location/types";

export type VenueGeography = {
  countryCode: string | undefined;
  country: string;
  city: GeoName | undefined;
  continent: Continent | undefined;
  timeZone: string;
  /** The address names another country than the one where the venue is. */
  hasOtherCountry: boolean;
};

/** Where venues are: country, city and time zone of a point. Reads GeoNames once, about a second. */
export function openGeography() {
  const places = createCityFinder(readGeoNames());
  const timeZoneAt = createTimeZones(places);

  return function geographyOf(
    point: Coordinates,
    address: AddressParts & { country?: string },
  ): VenueGeography {
    const countryCode = countryAt(point);
    const written = address.country && countryCodeOf(address.country);
    return {
      countryCode,
      country: countryCode ? countryName(countryCode) : "International waters",
      city: countryCode ? places.cityAt(point, countryCode, address) : undefined,
      continent: countryCode ? continentAt(point) : undefined,
      timeZone: timeZoneAt(point, countryCode),
      hasOtherCountry: Boolean(written && countryCode && written !== countryCode),
    };
  };
}

export type GeographyOf = ReturnType<typeof openGeography>;
