/** @jest-environment node */
import {
  DEFAULT_NEAR_ME_STATE,
  DEFAULT_TILED_STATE,
  parseFragment,
  toFragment,
} from "@/lib/restaurants/near-me/fragment";
import { namesLocation, parseAround, parseWithin } from "@/lib/restaurants/near-me/area-fragment";
import { aroundFragment } from "@/lib/restaurants/near-me/around-fragment";
import { ANYWHERE_KM } from "@/lib/restaurants/near-me/radii";

const BERLIN = { name: "Berlin", lat: 52.5244, lng: 13.4105 };

describe("a fragment that names a location", () => {
  it.each([
    BERLIN,
    { name: "São Paulo, Brazil", lat: -23.5475, lng: -46.6361 },
    { name: "home@work & elsewhere", lat: 0, lng: -180 },
  ])("brings back $name", (location) => {
    expect(parseAround(aroundFragment(location))).toEqual(location);
    expect(parseFragment(aroundFragment(location))).toEqual(DEFAULT_NEAR_ME_STATE);
  });

  it.each(["", "#", "#around=", "#around=Berlin", "#around=@1,2", "#around=X@91,0", "#around=X@1"])(
    "names none: %j",
    (fragment) => {
      expect(parseAround(fragment)).toBeUndefined();
    },
  );

  it("comes before the filters, and is readable", () => {
    const filters = { ...DEFAULT_TILED_STATE.filters, text: "ramen" };
    const place = { location: BERLIN, reachKm: 10 };
    const fragment = toFragment({ ...DEFAULT_TILED_STATE, filters }, place);
    expect(fragment).toBe("#around=Berlin@52.5244,13.4105&within=10&q=ramen");
    expect(parseAround(fragment)).toEqual(BERLIN);
    expect(parseWithin(fragment)).toBe(10);
    expect(parseFragment(fragment).filters).toEqual(filters);
  });

  it.each(["Your location", "Your last location"])(
    "has %s rounded and without that name, which is another one's for who opens the link",
    (name) => {
      const location = { name, lat: 52.520013, lng: 13.40495 };
      const fragment = toFragment(DEFAULT_TILED_STATE, { location });
      expect(fragment).toBe("#around=52.52,13.405");
      expect(namesLocation(fragment, location)).toBe(true);
      expect(namesLocation(fragment, BERLIN)).toBe(false);
      expect(parseAround(fragment)).toEqual({
        name: "a shared location",
        lat: 52.52,
        lng: 13.405,
      });
    },
  );
});

describe("how far the list reaches", () => {
  it.each([
    [25, "within=25"],
    [ANYWHERE_KM, "within=anywhere"],
  ])("%s km", (reachKm, text) => {
    const fragment = toFragment(DEFAULT_TILED_STATE, { location: BERLIN, reachKm });
    expect(fragment).toBe(`#around=Berlin@52.5244,13.4105&${text}`);
    expect(parseWithin(fragment)).toBe(reachKm);
  });

  it.each(["", "#within=", "#within=7", "#within=1e1", "#within=-5", "#within=__proto__"])(
    "is not said by %j",
    (fragment) => expect(parseWithin(fragment)).toBeUndefined(),
  );
});
