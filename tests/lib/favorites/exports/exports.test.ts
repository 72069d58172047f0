import { gpx, kml } from "@tmcw/togeojson";
import { parse } from "csv-parse/sync";
import { toCsv } from "@/lib/favorites/exports/csv";
import type { ExportedList } from "@/lib/favorites/exports/exported-list";
import { toGeoJson } from "@/lib/favorites/exports/geojson";
import { toGpx } from "@/lib/favorites/exports/gpx";
import { toKml } from "@/lib/favorites/exports/kml";
import { LISBON, NASTY } from "@/tests/lib/favorites/exports/example-list";

// The files are read by parsers of others: what they find is what the list has.

const EMPTY: ExportedList = { name: "Empty", language: "en", places: [] };
const POSITIONS = [
  [-9.1394, 38.7139],
  [135.5, -34.5],
  [0, 0],
];

/** What XML can hold of the nasty text: control characters are not allowed in it. */
const XML_TEXT = NASTY.replace(/[\u0001\u000b]/g, "");

function parseXml(text: string) {
  const document = new DOMParser().parseFromString(text, "application/xml");
  expect(document.querySelector("parsererror")).toBeNull();
  return document;
}

const positionsOf = (features: { geometry: unknown }[]) =>
  features.map(({ geometry }) => (geometry as { coordinates: number[] }).coordinates.slice(0, 2));

describe("GPX", () => {
  it("has the places as waypoints, in order, with their notes", () => {
    const document = parseXml(toGpx(LISBON));
    const { features } = gpx(document);
    expect(positionsOf(features)).toEqual(POSITIONS);
    expect(features.map(({ properties }) => properties?.name)).toEqual([
      "Verde",
      "庵 (An)",
      XML_TEXT,
    ]);
    expect(features.map(({ properties }) => properties?.cmt)).toEqual([
      "Ask for the terrace.",
      undefined,
      XML_TEXT,
    ]);
    expect(features[0]!.properties?.desc).toBe(
      [
        "2 May 2027",
        "Ask for the terrace.",
        "Rua do Carmo 1, 1200-093, Lisboa, Portugal",
        "+351 210 000 000",
        "Open: Mo-Fr 12:00-22:00",
      ].join("\n"),
    );
  });

  it("names the list, the pages and the license of OpenStreetMap's facts", () => {
    const document = parseXml(toGpx(LISBON));
    expect(document.documentElement.namespaceURI).toBe("http://www.topografix.com/GPX/1/1");
    expect(document.documentElement.getAttribute("version")).toBe("1.1");
    expect(document.querySelector("metadata > name")?.textContent).toBe("Lisbon <in> May & June");
    expect(document.querySelector("metadata license")?.textContent).toMatch(/odbl/);
    expect(document.querySelector("wpt > link")?.getAttribute("href")).toMatch(
      /\/restaurants\/verde-lisboa$/,
    );
  });

  it("has its elements in the order of the schema", () => {
    const [first] = parseXml(toGpx(LISBON)).querySelectorAll("wpt");
    expect([...first!.children].map(({ tagName }) => tagName)).toEqual([
      "name",
      "cmt",
      "desc",
      "link",
      "type",
    ]);
  });
});

describe("KML", () => {
  it("has the places as placemarks, in order", () => {
    const { features } = kml(parseXml(toKml(LISBON)));
    expect(positionsOf(features as { geometry: unknown }[])).toEqual(POSITIONS);
    expect(features.map(({ properties }) => properties?.name)).toEqual([
      "Verde",
      "庵 (An)",
      XML_TEXT,
    ]);
  });

  it("has notes that are text where a map shows the description as HTML", () => {
    const placemarks = parseXml(toKml(LISBON)).querySelectorAll("Placemark");
    const shown = document.createElement("div");
    shown.innerHTML = placemarks[2]!.querySelector("description")!.textContent!;
    expect(shown.querySelector("b")).toBeNull();
    expect([...shown.children].every(({ tagName }) => tagName === "BR")).toBe(true);
    expect(shown.textContent).toContain(XML_TEXT);
  });

  it("has days, addresses, and the license of OpenStreetMap's facts", () => {
    const file = parseXml(toKml(LISBON));
    const whens = [...file.querySelectorAll("Placemark")].map(
      (placemark) => placemark.querySelector("TimeStamp > when")?.textContent,
    );
    expect(whens).toEqual(["2027-05-02", undefined, "2027-05-01"]);
    expect(file.querySelector("Placemark > address")?.textContent).toBe(
      "Rua do Carmo 1, 1200-093, Lisboa, Portugal",
    );
    expect(file.querySelector("Document > description")?.textContent).toMatch(/OpenStreetMap/);
  });
});

describe("GeoJSON", () => {
  it("has the places with what their member wrote", () => {
    const collection = JSON.parse(toGeoJson(LISBON)) as {
      features: { geometry: unknown; properties: Record<string, unknown> }[];
    };
    expect(collection).toMatchObject({
      type: "FeatureCollection",
      name: "Lisbon <in> May & June",
      license: expect.stringMatching(/Open Database License/),
    });
    expect(positionsOf(collection.features)).toEqual(POSITIONS);
    expect(collection.features.map(({ properties }) => properties)).toEqual([
      expect.objectContaining({ position: 1, day: "2027-05-02", note: "Ask for the terrace." }),
      expect.objectContaining({ position: 2, name: "庵", latinName: "An" }),
      expect.objectContaining({ position: 3, name: NASTY, note: NASTY }),
    ]);
    expect(collection.features[1]!.properties).not.toHaveProperty("note");
  });
});

describe("CSV", () => {
  const read = () => parse(toCsv(LISBON), { columns: true, bom: true }) as Record<string, string>[];

  it("has a row for each place, with numbers that are numbers", () => {
    expect(read()).toMatchObject([
      {
        Number: "1",
        Name: "Verde",
        Day: "2027-05-02",
        Note: "Ask for the terrace.",
        City: "Lisboa",
        Latitude: "38.7139",
        Longitude: "-9.1394",
        Source: expect.stringMatching(/OpenStreetMap/),
      },
      { Number: "2", Name: "庵", "Name in Latin letters": "An", Day: "", Note: "", Source: "" },
      { Number: "3", Latitude: "0", Longitude: "0" },
    ]);
  });

  it("has nothing that a spreadsheet takes for a formula", () => {
    const [verde, , nasty] = read();
    expect(nasty).toMatchObject({ Name: `'${NASTY}`, Note: `'${NASTY}` });
    expect(verde).toMatchObject({ Phone: "'+351 210 000 000" });
  });

  it("begins with the mark of UTF-8", () => {
    expect(toCsv(EMPTY)).toMatch(/^\ufeffNumber,Name,/);
  });
});

describe("in German", () => {
  const [verde] = LISBON.places;
  const restaurant = { ...verde!.restaurant, city: "Lisbon" };
  const list: ExportedList = { ...LISBON, language: "de", places: [{ ...verde!, restaurant }] };

  it("has columns, words and names of places of the language", () => {
    const rows = parse(toCsv(list), { columns: true, bom: true }) as Record<string, string>[];
    expect(rows[0]).toMatchObject({
      Nummer: "1",
      Tag: "2027-05-02",
      "Wie vegan": "Rein vegan",
      Küchen: "Thailändisch",
      Stadt: "Lissabon",
      Land: "Portugal",
      Öffnungszeiten: "Mo-Fr 12:00-22:00",
      Seite: expect.stringMatching(/\/de\/restaurants\/verde-lisboa$/),
    });
  });

  it("says in a map when to go there and when it is open", () => {
    const { features } = gpx(parseXml(toGpx(list)));
    expect(features[0]!.properties?.desc).toContain("2. Mai 2027\nAsk for the terrace.\n");
    expect(features[0]!.properties?.desc).toContain("Geöffnet: Mo-Fr 12:00-22:00");
    expect(parseXml(toKml(list)).querySelector("Placemark description")?.textContent).toContain(
      "/de/restaurants/verde-lisboa",
    );
  });
});

test("an empty list is a file as well, which names no source", () => {
  expect(gpx(parseXml(toGpx(EMPTY))).features).toEqual([]);
  expect(kml(parseXml(toKml(EMPTY))).features).toEqual([]);
  expect(JSON.parse(toGeoJson(EMPTY))).toEqual({
    type: "FeatureCollection",
    name: "Empty",
    features: [],
  });
  expect(parse(toCsv(EMPTY), { columns: true, bom: true })).toEqual([]);
  for (const write of [toGpx, toKml, toGeoJson]) expect(write(EMPTY)).not.toMatch(/OpenStreetMap/);
});
