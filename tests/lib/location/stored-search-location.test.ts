import fc from "fast-check";
import {
  saveSearchLocation,
  SEARCH_LOCATION_STORAGE_KEY,
  takeSearchLocation,
} from "@/lib/location/stored-search-location";

const brooklyn = { name: "Brooklyn", lat: 40.6501, lng: -73.9496 };

afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

describe("the stored search location", () => {
  it("is stored under the key and with the fields of P3.13", () => {
    saveSearchLocation({ ...brooklyn, extra: true } as typeof brooklyn);
    expect(JSON.parse(window.sessionStorage.getItem("searchLocation") ?? "")).toEqual(brooklyn);
  });

  it("is read once and then gone", () => {
    saveSearchLocation(brooklyn);
    expect(takeSearchLocation()).toEqual(brooklyn);
    expect(window.sessionStorage.getItem(SEARCH_LOCATION_STORAGE_KEY)).toBeNull();
    expect(takeSearchLocation()).toBeUndefined();
  });

  it.each([
    ["not JSON", "{"],
    ["null", "null"],
    ["a list", "[1, 2]"],
    ["a text", '"Brooklyn"'],
    ["no name", '{"lat":1,"lng":2}'],
    ["a blank name", '{"name":"  ","lat":1,"lng":2}'],
    ["a name that is no text", '{"name":{},"lat":1,"lng":2}'],
    ["coordinates as text", '{"name":"x","lat":"1","lng":"2"}'],
    ["no longitude", '{"name":"x","lat":1}'],
    ["a latitude out of range", '{"name":"x","lat":90.01,"lng":2}'],
    ["a longitude out of range", '{"name":"x","lat":1,"lng":-180.01}'],
    ["an infinite latitude", '{"name":"x","lat":1e999,"lng":2}'],
  ])("takes %s for none and removes it", (_, text) => {
    window.sessionStorage.setItem(SEARCH_LOCATION_STORAGE_KEY, text);
    expect(takeSearchLocation()).toBeUndefined();
    expect(window.sessionStorage.getItem(SEARCH_LOCATION_STORAGE_KEY)).toBeNull();
  });

  it("keeps a polluting key out of the place", () => {
    const hostile = '{"__proto__":{"polluted":1},"name":"x","lat":1,"lng":2}';
    window.sessionStorage.setItem(SEARCH_LOCATION_STORAGE_KEY, hostile);
    expect(Object.keys(takeSearchLocation() ?? {})).toEqual(["name", "lat", "lng"]);
    expect({}).not.toHaveProperty("polluted");
  });

  it("cuts an endless name", () => {
    saveSearchLocation({ ...brooklyn, name: "x".repeat(10_000) });
    expect(takeSearchLocation()?.name).toHaveLength(200);
  });

  it("reaches the next page, once, also where storage is denied", () => {
    jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(takeSearchLocation()).toBeUndefined();
    saveSearchLocation(brooklyn);
    expect(takeSearchLocation()).toEqual(brooklyn);
    expect(takeSearchLocation()).toBeUndefined();
  });

  it("returns a valid location or none, for any stored value", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        window.sessionStorage.setItem(SEARCH_LOCATION_STORAGE_KEY, text);
        const place = takeSearchLocation();
        return !place || (Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180);
      }),
    );
  });
});
