/** @jest-environment node */
import fc from "fast-check";
import { readGeocoderAnswer } from "@/lib/finding/geocoder-answer";

/** The shape of Photon's answers, with an invented square. */
const PHOTON = {
  type: "FeatureCollection",
  features: [
    {
      type: "Feature",
      geometry: { type: "Point", coordinates: [13.41, 52.52] },
      properties: {
        osm_type: "N",
        osm_id: 1,
        osm_key: "place",
        osm_value: "square",
        name: "Rübenplatz",
        city: "Berlin",
        country: "Germany",
        countrycode: "DE",
      },
    },
    {
      type: "Feature",
      geometry: { type: "Point", coordinates: [13.42, 52.53] },
      properties: {
        street: "Kohlweg",
        housenumber: "7",
        district: "Mitte",
        city: "Berlin",
        state: "Berlin",
        country: "Germany",
      },
    },
    {
      type: "Feature",
      geometry: { type: "Point", coordinates: ["x"] },
      properties: { name: "Nowhere" },
    },
  ],
};

/** The shape of Nominatim's format jsonv2. */
const NOMINATIM = [
  {
    place_id: 1,
    licence: "Data © OpenStreetMap contributors",
    lat: "52.52",
    lon: "13.41",
    category: "place",
    type: "square",
    name: "Rübenplatz",
    display_name: "Rübenplatz, Mitte, Berlin, 10178, Germany",
  },
  { lat: "1", lon: "2", name: "", display_name: "Kohlweg, Berlin, Germany" },
  { lat: "far", lon: "away", display_name: "Nowhere" },
];

test("reads Photon's answer", () =>
  expect(
    readGeocoderAnswer(PHOTON).map(({ name, detail, means }) => [
      name,
      detail,
      means.location?.lat,
    ]),
  ).toEqual([
    ["Rübenplatz", "Berlin, Germany", 52.52],
    ["Kohlweg 7", "Mitte, Berlin, Germany", 52.53],
  ]));

test("reads Nominatim's answer", () =>
  expect(
    readGeocoderAnswer(NOMINATIM).map(({ name, detail, means }) => [
      name,
      detail,
      means.location?.lng,
    ]),
  ).toEqual([
    ["Rübenplatz", "Berlin, 10178, Germany", 13.41],
    ["Kohlweg", "Berlin, Germany", 2],
  ]));

test("reads nothing from anything else, without an error", () => {
  fc.assert(
    fc.property(fc.anything(), (answer) =>
      expect(Array.isArray(readGeocoderAnswer(answer))).toBe(true),
    ),
  );
  expect(readGeocoderAnswer({ error: "Unable to geocode" })).toEqual([]);
});
