/** @jest-environment node */
import { locateAddress } from "@/lib/geocoding/locate-address";
import { fakeFewCities } from "@/tests/fakes/gazetteer";

beforeEach(() => fakeFewCities());

it.each([
  "12 High Street, Brooklyn",
  "12 High Street, 11201 Brooklyn",
  "12 High Street, 11201 Brooklyn, USA",
])("%s is in the city that it names", async (address) => {
  const found = await locateAddress(address);
  expect(found?.isExact).toBe(false);
  expect(found?.at.lat).toBeCloseTo(40.65, 1);
});

it("finds no position for words that name no place", async () => {
  expect(await locateAddress("qqqq 1")).toBeUndefined();
});
