import type { DeskItem } from "@/lib/database/desk/queues/items";
import { sampleRecords } from "@/lib/database/records/sample-records";
import { findSimilarTo } from "@/lib/finding/similar-places";

const records = sampleRecords;

const item = (contents: object) => contents as DeskItem;

async function radish() {
  const restaurant = await records.getRestaurant("1");
  if (!restaurant) throw new Error("No sample");
  return restaurant;
}

it("finds restaurants of a listing's name nearby, with how far they are", async () => {
  const { lat, lng } = await radish();
  const details = { lat: String(lat + 0.001), lng: String(lng) };
  const similar = await findSimilarTo(
    records,
    item({ queue: "listings", listing: { name: "Radish", details } }),
  );
  expect(similar[0]).toMatchObject({ id: "1", distance: "365 ft" });
});

it("finds them by name alone where a listing has no position", async () => {
  const listing = { name: "Radish & Rye", details: {} };
  const similar = await findSimilarTo(records, item({ queue: "listings", listing }));
  expect(similar[0]).toMatchObject({ id: "1" });
  expect(similar[0]).not.toHaveProperty("distance");
});

it("names no restaurant far from a listing's position", async () => {
  const listing = { name: "Radish & Rye", details: { lat: "52.5281", lng: "13.3977" } };
  expect(await findSimilarTo(records, item({ queue: "listings", listing }))).toEqual([]);
});

it("never names the restaurant that a correction or claim is about", async () => {
  const restaurant = await radish();
  for (const queue of ["corrections", "claims"])
    expect(
      (await findSimilarTo(records, item({ queue, restaurant }))).map(({ id }) => id),
    ).not.toContain("1");
});

it("compares nothing with what is about no restaurant", async () => {
  expect(await findSimilarTo(records, item({ queue: "messages" }))).toEqual([]);
});
