/** @jest-environment node */
import { locateSuggestion, locateText, suggestLocations } from "@/lib/geocoding/geocode";
import { type Geocoder, type LocationSuggestion, suggestionLabel } from "@/lib/search/geocoder";
import type { Coordinates } from "@/lib/location/types";
import { fakeFewCities, fakeMissingGazetteer } from "@/tests/fakes/gazetteer";

const DEFAULT = { lat: 40.7128, lng: -74.006 };
const HERE = { lat: 1, lng: 2 };
const THERE = { lat: 3, lng: 4 };

const never = () => new Promise<undefined>(() => {});
const fails = () => Promise.reject(new Error("no service"));

const place = (name: string, locate: LocationSuggestion["locate"] = async () => HERE) => ({
  name,
  region: "CA, USA",
  locate,
});

function geocoder(methods: Partial<Geocoder>): Geocoder {
  return { credit: "", suggest: async () => undefined, locate: async () => undefined, ...methods };
}

function located(locate: Geocoder["locate"]) {
  return geocoder({ locate });
}

const asked = () => new AbortController().signal;

afterEach(() => {
  jest.useRealTimers();
});

describe("a text is located", () => {
  it.each<[string, Geocoder["locate"][], Coordinates]>([
    ["by the first that knows", [async () => HERE, async () => THERE], HERE],
    [
      "by the next where the first does not know",
      [async () => undefined, async () => THERE],
      THERE,
    ],
    ["by the next where the first fails", [fails, async () => THERE], THERE],
    [
      "by the next where the first finds no location",
      [async () => ({ lat: NaN, lng: 0 }), async () => THERE],
      THERE,
    ],
    ["at the default where no geocoder knows it", [async () => undefined], DEFAULT],
    ["at the default where all fail", [fails, fails], DEFAULT],
    ["at the default without any", [], DEFAULT],
  ])("%s", async (_, locators, expected) => {
    await expect(locateText("Brooklyn", locators.map(located))).resolves.toEqual(expected);
  });

  it("by the next one when the first takes more than a second", async () => {
    jest.useFakeTimers();
    const found = locateText("Brooklyn", [located(never), located(async () => THERE)]);
    await jest.advanceTimersByTimeAsync(1000);
    await expect(found).resolves.toEqual(THERE);
  });

  it("with its coordinates alone", async () => {
    const city = { ...HERE, name: "Brooklyn", population: 1 };
    await expect(locateText("Brooklyn", [located(async () => city)])).resolves.toEqual(HERE);
  });

  it("by the gazetteer without any other service", async () => {
    fakeFewCities();
    await expect(locateText("Brooklyn")).resolves.toEqual({ lat: 40.65, lng: -73.95 });
    await expect(locateText("no such place at all")).resolves.toEqual(DEFAULT);
  });

  it("at the default, silently, without a gazetteer", async () => {
    const error = jest.spyOn(console, "error");
    fakeMissingGazetteer("missing");
    await expect(locateText("Timbuktu")).resolves.toEqual(DEFAULT);
    expect(error).not.toHaveBeenCalled();
  });
});

describe("locations are suggested", () => {
  it.each<[string, Geocoder["suggest"][], string[]]>([
    ["by the first that can say", [async () => [place("A")], async () => [place("B")]], ["A"]],
    ["by the next where the first knows none", [async () => [], async () => [place("B")]], ["B"]],
    ["by no geocoder where none knows any", [async () => [], async () => []], []],
    [
      "by the next where the first cannot say",
      [async () => undefined, async () => [place("B")]],
      ["B"],
    ],
    ["by the next where the first fails", [fails, async () => [place("B")]], ["B"]],
    ["by no geocoder where all fail", [fails, fails], []],
  ])("%s", async (_, suggesters, names) => {
    const geocoders = suggesters.map((suggest) => geocoder({ suggest }));
    const { locations } = await suggestLocations("Brooklyn", asked(), geocoders);
    expect(locations.map(({ name }) => name)).toEqual(names);
  });

  it("by the next one when the first takes more than a second", async () => {
    jest.useFakeTimers();
    const slow = geocoder({ suggest: never });
    const quick = geocoder({ suggest: async () => [place("B")], credit: "B's" });
    const found = suggestLocations("Brooklyn", asked(), [slow, quick]);
    await jest.advanceTimersByTimeAsync(1000);
    await expect(found).resolves.toMatchObject({ locations: [{ name: "B" }], credit: "B's" });
  });

  it("at most five", async () => {
    const many = geocoder({ suggest: async () => [..."abcdefg"].map((name) => place(name)) });
    expect((await suggestLocations("Brooklyn", asked(), [many])).locations).toHaveLength(5);
  });

  it.each(["", "Br", "  Br  ", "🥕🥕"])("by no geocoder for %j", async (text) => {
    const suggest = jest.fn(async () => [place("A")]);
    expect((await suggestLocations(text, asked(), [geocoder({ suggest })])).locations).toEqual([]);
    expect(suggest).not.toHaveBeenCalled();
  });

  it("by the gazetteer, with its credit", async () => {
    fakeFewCities();
    const { locations, credit } = await suggestLocations("münchen", asked());
    expect(locations[0]).toMatchObject({
      name: "Munich",
      region: "Bavaria, Germany",
      alias: "München",
    });
    expect(credit).toBe("GeoNames, CC BY 4.0");
  });
});

describe("a suggestion", () => {
  it.each<[string, LocationSuggestion["locate"], Coordinates]>([
    ["where it says", async () => HERE, HERE],
    ["where its label is, when it cannot say", async () => undefined, THERE],
    ["where its label is, when it fails", fails, THERE],
  ])("is located %s", async (_, locate, expected) => {
    const locateLabel = jest.fn(async () => THERE);
    const found = locateSuggestion(place("San Jose", locate), [located(locateLabel)]);
    await expect(found).resolves.toEqual(expected);
    if (expected === THERE) expect(locateLabel).toHaveBeenCalledWith("San Jose, CA, USA");
  });

  it.each([
    [{ name: "San Jose", region: "CA, USA" }, "San Jose, CA, USA"],
    [{ name: "Singapore", region: "" }, "Singapore"],
  ])("%j fills in %s", (suggestion, label) => {
    expect(suggestionLabel({ ...suggestion, locate: never })).toBe(label);
  });
});
