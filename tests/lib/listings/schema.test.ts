/** @jest-environment node */
import { fieldErrors } from "@/lib/forms/field-errors";
import { translator } from "@/lib/languages/translator";
import german from "@/lib/messages/de/forms/listing.json";
import english from "@/lib/messages/en/forms/listing.json";
import { listingDetails, listingSchema } from "@/lib/listings/schema";

const GOOD = {
  name: "Fenchel & Feuer",
  address: "Weserstraße 14, Berlin",
  description: "A small fully vegan kitchen with a wood oven.",
};

const schema = listingSchema(translator("en", english));

function errorsOf(change: Record<string, string>, rules = schema) {
  const parsed = rules.safeParse({ ...GOOD, ...change });
  return parsed.success ? {} : fieldErrors(parsed.error);
}

it("takes three fields alone, and keeps nothing of what was left out", () => {
  expect(listingDetails(schema.parse(GOOD))).toEqual({});
  expect(listingDetails(schema.parse({ ...GOOD, phone: " ", website: "" }))).toEqual({});
});

it("keeps what was given besides", () => {
  const details = {
    veganLevel: "vegan",
    cuisines: "Thai, noodles",
    website: "https://fenchel.example/",
    lat: "52.4871",
    lng: "-13.4",
  };
  expect(listingDetails(schema.parse({ ...GOOD, ...details, isNew: "yes" }))).toEqual(details);
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

it("says on a German page in German what is wrong", () => {
  const inGerman = listingSchema(translator("de", german));
  expect(errorsOf({ name: "x", website: "fenchel.example" }, inGerman)).toEqual({
    name: "Bitte schreib den Namen mit 2 bis 100 Zeichen.",
    website: "Bitte gib eine Adresse an, die mit https:// oder http:// beginnt.",
  });
});
