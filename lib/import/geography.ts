import { continentAt, countryAt, countryCodeOf, countryName } from "@/lib/geography/country";
import { readGeoNames, type GeoName } from "@/lib/geography/geonames";
import { createCityFinder, type AddressParts } from "@/lib/geography/city-finder";
import { createDistrictFinder, withoutCity } from "@/lib/geography/district-finder";
import { createTimeZones } from "@/lib/geography/time-zone";
import type { Continent } from "@/lib/cities/continents";
import { distanceKm } from "@/lib/location/distance";
import type { Coordinates } from "@/lib/location/types";

export type VenueGeography = {
  countryCode: string | undefined;
  country: string;
  city: GeoName | undefined;
  /** The district of the city: the one that the address names, else the one whose middle is nearest. */
  district: string | undefined;
  continent: Continent | undefined;
  timeZone: string;
  /** What the address names as its city, where that is another one than `city`: mostly a village or a district of it. */
  town: string | undefined;
  /** The address names another country than the one where the venue is. */
  hasOtherCountry: boolean;
  /** The position cannot be right: the null point, the open sea, latitude and longitude swapped, or far from the country of the address. */
  isMisplaced: boolean;
};

const NULL_DEGREES = 0.01;
/** Borders of an address are drawn and named more loosely than this. */
const MAX_KM_FROM_COUNTRY = 150;

/** Where venues are: country, city and time zone of a point. Reads GeoNames once, about a second. */
export function openGeography() {
  const geoNames = readGeoNames();
  const places = createCityFinder(geoNames);
  const districtAt = createDistrictFinder(geoNames.districts, places);
  const timeZoneAt = createTimeZones(places);

  function isFarFrom(point: Coordinates, country: string) {
    const nearest = places.nearest(point, country, () => true);
    return nearest !== undefined && distanceKm(point, nearest) > MAX_KM_FROM_COUNTRY;
  }

  function districtOf(point: Coordinates, city: GeoName, suburb: string | undefined) {
    const named = suburb && withoutCity(suburb, city.name);
    return named && !places.isNamedIn(city, named) ? named : districtAt(point, city);
  }

  return function geographyOf(
    point: Coordinates,
    address: AddressParts & { country?: string; suburb?: string },
  ): VenueGeography {
    const countryCode = countryAt(point);
    const written = address.country && countryCodeOf(address.country);
    const hasOtherCountry = Boolean(written && countryCode && written !== countryCode);
    const city = countryCode ? places.cityAt(point, countryCode, address) : undefined;
    const town = address.city?.trim();
    return {
      countryCode,
      country: countryCode ? countryName(countryCode) : "International waters",
      city,
      district: city && districtOf(point, city, address.suburb?.trim()),
      town: city && town && !places.isNamedIn(city, town) ? town : undefined,
      continent: countryCode ? continentAt(point) : undefined,
      timeZone: timeZoneAt(point, countryCode),
      hasOtherCountry,
      isMisplaced:
        countryCode === undefined ||
        (Math.abs(point.lat) < NULL_DEGREES && Math.abs(point.lng) < NULL_DEGREES) ||
        (hasOtherCountry && isFarFrom(point, written!)),
    };
  };
}

export type GeographyOf = ReturnType<typeof openGeography>;
