/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { findLocation } from "@/lib/geocoding/find-location";
import { locateText } from "@/lib/geocoding/geocode";
import { fakeGazetteer } from "@/tests/fakes/gazetteer";

beforeAll(() => {
  execFileSync(process.execPath, ["scripts/build/gazetteer.mjs"]);
});

beforeEach(() => {
  fakeGazetteer();
});

const BROOKLYN = [40.6, -74];
const BERLIN = [52.5, 13.4];

/** To a tenth of a degree. */
const rounded = (degrees = NaN) => Number(degrees.toFixed(1));

describe("a text of the location search", () => {
  it.each<[string, string, string, number[]]>([
    ["ramen in Brooklyn", "ramen", "Brooklyn", BROOKLYN],
    ["Brooklyn ramen", "ramen", "Brooklyn", BROOKLYN],
    ["ramen, Brooklyn, NY", "ramen", "Brooklyn, NY", BROOKLYN],
    ["vegan pizza berlin", "vegan pizza", "berlin", BERLIN],
    ["Berlin vegan pizza", "vegan pizza", "Berlin", BERLIN],
    ["brunch in Berlin with outdoor seating", "brunch outdoor seating", "Berlin", BERLIN],
    ["thai in Paris, Texas", "thai", "Paris, Texas", [33.7, -95.6]],
    ["thai rice lake", "thai", "rice lake", [45.5, -91.7]],
    ["Pizza in Pizzo", "pizza", "Pizzo", [38.8, 16.2]],
    ["kebab in Türkiye", "kebab", "Türkiye", [41, 28.9]],
    ["cafe marseille", "cafe", "marseille", [43.3, 5.4]],
    ["ramen Hong Kong", "ramen", "Hong Kong", [22.3, 114.2]],
    ["bar in Bar", "bar", "Bar", [42.1, 19.1]],
    ["restaurants in München", "", "München", [48.1, 11.6]],
    ["cafes near 350 5th Ave, New York", "cafe", "350 5th Ave, New York", [40.7, -74]],
  ])("%j is food at a place", async (text, wanted, name, [lat, lng]) => {
    const found = await findLocation(text);
    expect(found).toMatchObject({ text: wanted, location: { name } });
    expect([rounded(found?.location?.lat), rounded(found?.location?.lng)]).toEqual([lat, lng]);
  });

  it.each([
    "Brooklyn",
    "Rice Lake",
    "Pizzo",
    "Bar",
    "Bar, Montenegro",
    "Bar Harbor",
    "American Canyon",
    "Indian Wells",
    "Thai Nguyen",
    "Hong Kong",
    "Tea, South Dakota",
    "The Hague",
  ])("%j is the name of a place and stays one", async (name) => {
    expect(await findLocation(name)).toEqual({ location: { name, ...(await locateText(name)) } });
  });

  it("near me is where the visitor is", async () => {
    expect(await findLocation("breakfast near me")).toEqual({ text: "breakfast" });
  });

  it.each([
    "no such place at all",
    "Turkey",
    "ramen in Qwxzyplatz",
    "pizza qwxzy",
    "x".repeat(10_000),
  ])("%j is located nowhere", async (text) => {
    expect(await findLocation(text)).toBeUndefined();
  });
});
