import type { Restaurant } from "@/lib/restaurants/types";
import { OPEN_STREET_MAP_CREDIT } from "@/lib/site";

/** The facts of a restaurant that come from OpenStreetMap, as a GeoJSON feature (RFC 7946): longitude first. */
export function toFeature(restaurant: Restaurant) {
  const { id, lat, lng, name, latinName, kind, veganLevel, cuisine, address, postcode, city } =
    restaurant;
  const { country, countryCode, phone, website, email, hoursText, timeZone, features } = restaurant;
  const { dietaryOptions, wheelchair, socialMedia, checkedAt, osm, closure } = restaurant;
  return {
    type: "Feature" as const,
    id,
    geometry: { type: "Point" as const, coordinates: [lng, lat] },
    properties: {
      name,
      latinName,
      kind,
      veganLevel,
      cuisine,
      address,
      postcode,
      city,
      country,
      countryCode,
      phone,
      website,
      email,
      openingHours: hoursText,
      timeZone,
      features,
      dietaryOptions,
      wheelchair,
      instagram: socialMedia?.instagram,
      facebook: socialMedia?.facebook,
      checkedAt,
      closure,
      osm,
    },
  };
}

/** Who made the data, and under which license it may be used. */
export const GEOJSON_LICENSE = {
  copyright: OPEN_STREET_MAP_CREDIT,
  license: "Open Database License 1.0, https://opendatacommons.org/licenses/odbl/1-0/",
} as const;

/** The start and the end of a collection, between which its features stand with commas. */
export function collectionFrame() {
  const about = JSON.stringify(GEOJSON_LICENSE).slice(1, -1);
  return { start: `{"type":"FeatureCollection",${about},"features":[`, end: "\n]}\n" };
}
