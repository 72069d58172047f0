/** @jest-environment node */
import { fieldErrors } from "@/lib/forms/field-errors";
import { listingDetails, listingSchema } from "@/lib/listings/schema";

const GOOD = {
  name: "Fenchel & Feuer",
  address: "Weserstraße 14, Berlin",
  description: "A small fully vegan kitchen with a wood oven.",
};

function errorsOf(change: Record<string, string>) {
  const parsed = listingSchema.safeParse({ ...GOOD, ...change });
  return parsed.success ? {} : fieldErrors(parsed.error);
}

it("takes three fields alone, and keeps nothing of what was left out", () => {
  expect(listingDetails(listingSchema.parse(GOOD))).toEqual({});
  expect(listingDetails(listingSchema.parse({ ...GOOD, phone: " ", website: "" }))).toEqual({});
});

it("keeps what was given besides", () => {
  const details = {
    veganLevel: "vegan",
    cuisines: "Thai, noodles",
    website: "https://fenchel.example/",
    lat: "52.4871",
    lng: "-13.4",
  };
  expect(listingDetails(listingSchema.parse({ ...GOOD, ...details, isNew: "yes" }))).toEqual(
    details,
  );
});

it.each([
  ["name", "x"],
  ["address", "x"],
  ["description", "short"],
  ["veganLevel", "very"],
  ["website", "javascript:alert(1)"],
  ["website", "fenchel.example"],
  ["email", "nobody"],
  ["phone", "0".repeat(61)],
])("says what is wrong with %s %j", (field, value) => {
  expect(errorsOf({ [field]: value })).toEqual({ [field]: expect.any(String) });
});

it.each([
  [{ lat: "91", lng: "0" }, "lat"],
  [{ lat: "1e3", lng: "0" }, "lat"],
  [{ lat: "0", lng: "180.1" }, "lng"],
  [{ lat: "52.5" }, "lng"],
])("takes no position %j", (position, field) => {
  expect(Object.keys(errorsOf(position))).toEqual([field]);
});
