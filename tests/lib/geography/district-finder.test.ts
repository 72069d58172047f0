/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { withoutCity } from "@/lib/geography/district-finder";
import { openGeography, type GeographyOf } from "@/lib/import/geography";

let geographyOf: GeographyOf;
beforeAll(() => {
  geographyOf = openGeography();
});

test.each<[string, number, number, string | undefined, string | undefined]>([
  ["Oranienstraße", 52.5005, 13.4225, undefined, "Kreuzberg"],
  ["Boxhagener Platz", 52.5109, 13.4598, undefined, "Friedrichshain"],
  ["Kollwitzplatz", 52.5361, 13.4179, undefined, "Prenzlauer Berg"],
  ["an address with its suburb", 52.5005, 13.4225, "SO 36", "SO 36"],
  ["a suburb with the city's name", 52.5005, 13.4225, "Berlin-Kreuzberg", "Kreuzberg"],
  ["the city as its own suburb", 52.5005, 13.4225, "Berlin", "Kreuzberg"],
  ["King Street", -33.8983, 151.1784, undefined, "Newtown"],
  ["a small town", 53.0793, 11.0437, undefined, undefined],
  ["the open sea", 30, -40, undefined, undefined],
])("%s", (_where, lat, lng, suburb, district) => {
  expect(geographyOf({ lat, lng }, suburb ? { suburb } : {}).district).toBe(district);
});

test("a district of the city alone: across the border of Berlin is none of its districts", () => {
  const potsdam = geographyOf({ lat: 52.3989, lng: 13.0657 }, {});
  expect(potsdam.city?.name).toBe("Potsdam");
  expect(potsdam.district).not.toBe("Wannsee");
});

test.each([
  ["Berlin Köpenick", "Berlin", "Köpenick"],
  ["Berlin-Mitte", "Berlin", "Mitte"],
  ["Berlinka", "Berlin", "Berlinka"],
  ["Berlin", "Berlin", "Berlin"],
])("%s in %s is %s", (name, city, expected) => {
  expect(withoutCity(name, city)).toBe(expected);
});
