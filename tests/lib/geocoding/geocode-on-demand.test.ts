/** @jest-environment node */
import {
  locateSuggestion,
  locateText,
  prepareGeocoders,
  suggestLocations,
} from "@/lib/geocoding/geocode-on-demand";

jest.mock("@/lib/geocoding/geocode", () => {
  throw new Error("ChunkLoadError");
});

const DEFAULT = { lat: 40.7128, lng: -74.006 };
const HERE = { lat: 1, lng: 2 };

describe("geocoders whose code cannot be loaded", () => {
  it("suggest nothing and locate at the default", async () => {
    prepareGeocoders();
    const suggestions = await suggestLocations("Brooklyn", new AbortController().signal);
    expect(suggestions.locations).toEqual([]);
    await expect(locateText("Brooklyn")).resolves.toEqual(DEFAULT);
    const suggestion = { name: "A", region: "", locate: () => Promise.resolve(HERE) };
    await expect(locateSuggestion(suggestion)).resolves.toEqual(DEFAULT);
  });
});
