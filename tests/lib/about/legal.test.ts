/** @jest-environment node */
import { legalFacts } from "@/lib/about/legal";

const SETTINGS = {
  supabaseUrl: undefined,
  googleMapsKey: undefined,
  mapStyleUrl: "https://tiles.openfreemap.org/styles/positron",
};

test.each([
  [undefined, "the server of this site"],
  ["https://abcdefgh.supabase.co", "Supabase, at abcdefgh.supabase.co"],
])("with the Supabase project %p, accounts are kept by %s", (supabaseUrl, keeper) => {
  expect(legalFacts({ ...SETTINGS, supabaseUrl }).accountKeeper).toBe(keeper);
});

test.each([
  [SETTINGS.mapStyleUrl, "tiles.openfreemap.org"],
  ["/style.json", "this site"],
])("with the map style %s, street maps come from %s", (mapStyleUrl, host) => {
  expect(legalFacts({ ...SETTINGS, mapStyleUrl }).streetMapHost).toBe(host);
});

test.each([
  [undefined, false],
  ["AIzaSy", true],
])("with the Google Maps key %p, the site has one: %p", (googleMapsKey, has) => {
  expect(legalFacts({ ...SETTINGS, googleMapsKey }).hasGoogleMapsKey).toBe(has);
});

test("names the storage keys of P13.6", () => {
  expect(legalFacts(SETTINGS).storageKeys).toMatchObject({
    searchLocation: "searchLocation",
    mapKey: "googleMapsApiKey",
  });
});
