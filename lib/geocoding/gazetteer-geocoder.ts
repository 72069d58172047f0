import type { Geocoder } from "@/lib/search/geocoder";
import { geocodeCity, suggestCities } from "@/lib/gazetteer/look-up";
import { regionLabel } from "@/lib/gazetteer/search";

/** The geocoder on the site's own files: cities worldwide, no key, no other host. */
export const gazetteerGeocoder: Geocoder = {
  credit: "GeoNames, CC BY 4.0",
  locate: geocodeCity,
  async suggest(text) {
    const matches = await suggestCities(text);
    return matches.map(({ city, alias }) => ({
      name: city.name,
      region: regionLabel(city),
      ...(alias !== undefined && { alias }),
      locate: () => Promise.resolve(city),
    }));
  },
};
