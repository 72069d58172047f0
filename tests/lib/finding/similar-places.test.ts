/** @jest-environment node */
import { placeOf } from "@/lib/database/desk/queue-records/find-restaurant";
import { sampleRecords } from "@/lib/database/records/sample-records";
import { findSimilarTo } from "@/lib/finding/similar-places";

const records = sampleRecords;

async function radish() {
  const restaurant = await records.getRestaurant("1");
  if (!restaurant) throw new Error("No sample");
  return restaurant;
}

it("finds restaurants of a listing's name nearby, with how far they are", async () => {
  const { lat, lng } = await radish();
  const place = { name: "Radish", at: { lat: lat + 0.001, lng } };
  const similar = await findSimilarTo(records, { place });
  expect(similar[0]).toMatchObject({ id: "1", distance: "365 ft" });
});

it("finds them by name alone where a listing has no position", async () => {
  const similar = await findSimilarTo(records, { place: { name: "Radish & Rye" } });
  expect(similar[0]).toMatchObject({ id: "1" });
  expect(similar[0]).not.toHaveProperty("distance");
});

it("names no restaurant far from a listing's position", async () => {
  const place = { name: "Radish & Rye", at: { lat: 52.5281, lng: 13.3977 } };
  expect(await findSimilarTo(records, { place })).toEqual([]);
});

it("never names the restaurant that a correction or claim is about", async () => {
  const similar = await findSimilarTo(records, { place: placeOf(await radish()) });
  expect(similar.map(({ id }) => id)).not.toContain("1");
});

it("compares nothing with what is about no restaurant", async () => {
  expect(await findSimilarTo(records, {})).toEqual([]);
});
