import { readFileSync } from "node:fs";

/** The URLs fetched so far. */
type Fetched = string[];

/** Serves the gazetteer's files from public/, as the site does, once scripts/build/gazetteer.mjs has run. */
export function fakeGazetteer(): Fetched {
  const fetched: Fetched = [];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const path = String(input);
    fetched.push(path);
    if (!path.startsWith("/gazetteer/")) return { ok: false, status: 404 } as Response;
    const json = () => Promise.resolve(JSON.parse(readFileSync(`public${path}`, "utf8")));
    return { ok: true, status: 200, json } as Response;
  });
  return fetched;
}

const REGIONS = [
  ["US", "NY", "New York"],
  ["US", "MN", "Minnesota"],
  ["US", "MA", "Massachusetts"],
  ["DE", "", "Bavaria"],
  ["DE", "", "State of Berlin"],
];

const FEW_CITIES = [
  ["Brooklyn", 0, 40.65, -73.95, 2300664],
  ["Brooklyn Park", 1, 45.094, -93.356, 79149],
  ["Brookline", 2, 42.332, -71.121, 58732],
  ["Brooklyn Center", 1, 45.076, -93.333, 30770],
  ["Brooklyn Heights", 0, 40.695, -73.993, 20256],
  ["East Brookfield", 2, 42.228, -72.047, 2183],
  ["Munich", 3, 48.137, 11.575, 1260391, "München"],
  ["Berlin", 4, 52.524, 13.411, 3426354],
];

/** A gazetteer whose every file holds the same few cities. */
export function fakeFewCities(): Fetched {
  const fetched: Fetched = [];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    fetched.push(String(input));
    const json = () => Promise.resolve({ regions: REGIONS, places: FEW_CITIES });
    return { ok: true, status: 200, json } as Response;
  });
  return fetched;
}

/** A site whose gazetteer files are missing, or that cannot be reached. */
export function fakeMissingGazetteer(how: "missing" | "offline" | "not JSON") {
  const fake = jest.fn(async () => {
    if (how === "offline") throw new TypeError("Failed to fetch");
    const response: Partial<Response> = {
      ok: how === "not JSON",
      status: how === "missing" ? 404 : 200,
      json: () => Promise.reject(new SyntaxError("Unexpected token '<'")),
    };
    return response as Response;
  });
  globalThis.fetch = fake;
  return fake;
}
