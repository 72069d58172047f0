/** @jest-environment node */
import {
  closureSchema,
  correctedFacts,
  correctedSources,
  correctionSchema,
} from "@/lib/corrections/schema";
import { translator } from "@/lib/languages/translator";
import german from "@/lib/messages/de/forms/correction.json";
import ofFactsInGerman from "@/lib/messages/de/forms/facts-form.json";
import english from "@/lib/messages/en/forms/correction.json";
import ofFacts from "@/lib/messages/en/forms/facts-form.json";
import { fieldErrors } from "@/lib/forms/field-errors";

const schema = correctionSchema(translator("en", ofFacts), translator("en", english));

const BASE = { restaurantId: "1", evidence: "I ate there yesterday." };

function errorsOf(values: Record<string, string>) {
  const parsed = schema.safeParse({ ...BASE, ...values });
  return parsed.success ? {} : fieldErrors(parsed.error);
}

test.each<[string, Record<string, string>, Record<string, string>]>([
  ["one fact", { phone: " +49 30 1 " }, { phone: "+49 30 1" }],
  ["facts that were left empty", { phone: "", name: "New", veganLevel: "" }, { name: "New" }],
  [
    "choices",
    { veganLevel: "few vegan options", wheelchair: "limited" },
    { veganLevel: "few vegan options", wheelchair: "limited" },
  ],
  [
    "postcode, kind and price",
    { postcode: "12047", kind: "cafe", priceRange: "2" },
    { postcode: "12047", kind: "cafe", priceRange: "2" },
  ],
  [
    "the Latin name, the city and pages of networks",
    { latinName: "Vegetarian Home", city: "Taipei", instagram: "@hut", facebook: "hut" },
    { latinName: "Vegetarian Home", city: "Taipei", instagram: "@hut", facebook: "hut" },
  ],
  ["a position", { lat: "52.5", lng: "13.4" }, { position: "52.5, 13.4" }],
  [
    "the values of a list that are others than before, in the order of the site",
    {
      "features:now": "bar",
      "features:wifi": "on",
      "features:delivery": "on",
      "dietaryOptions:now": "organic",
    },
    { features: "delivery, wifi", dietaryOptions: "none" },
  ],
  [
    "no list that is as it was",
    { "features:now": "wifi, bar", "features:wifi": "on", "features:bar": "on", name: "New" },
    { name: "New" },
  ],
  ["a choice that there is not", { wheelchair: "maybe", name: "New" }, { name: "New" }],
  ["fields of other forms", { rating: "5", name: "New" }, { name: "New" }],
])("takes %s", (_, values, facts) => {
  expect(errorsOf(values)).toEqual({});
  expect(correctedFacts(schema.parse({ ...BASE, ...values }))).toEqual(facts);
});

test.each<[string, Record<string, string>, string, RegExp]>([
  ["no fact", {}, "name", /at least one new value/],
  ["blanks alone", { name: "  ", phone: " " }, "name", /at least one new value/],
  ["half a position", { lat: "52.5" }, "lng", /latitude from/],
  ["a position that there is not", { lat: "92.5", lng: "13.4" }, "lng", /latitude from/],
  ["no evidence", { name: "New", evidence: " " }, "evidence", /how you know/],
  ["a very long fact", { address: "x".repeat(1_001) }, "address", /at most 1,000/],
  [
    "evidence for one fact of two",
    { name: "New", phone: "+49 30 1", "known:name": "visit", evidence: "" },
    "evidence",
    /how you know/,
  ],
  ["very long evidence", { name: "New", evidence: "x".repeat(1_001) }, "evidence", /at most/],
])("refuses %s", (_, values, field, message) => {
  expect(errorsOf(values)[field]).toMatch(message);
});

test("how the sender knows may be given for each fact", () => {
  const values = { name: "New", "known:name": "visit", "known:phone": "asked", evidence: "" };
  expect(errorsOf(values)).toEqual({});
  const parsed = schema.parse({ ...BASE, ...values });
  expect(correctedSources(parsed)).toEqual({ name: "visit" });
  expect(errorsOf({ ...values, "known:name": "x" })).toHaveProperty("evidence");
});

test("a German page says in German what is wrong", () => {
  const inGerman = correctionSchema(translator("de", ofFactsInGerman), translator("de", german));
  const { error } = inGerman.safeParse({ restaurantId: "1", evidence: "", lat: "95" });
  expect(fieldErrors(error!)).toEqual({
    name: "Bitte gib mindestens eine neue Angabe ein.",
    lng: expect.stringContaining("einen Breitengrad von -90 bis 90"),
    evidence: "Bitte sag in ein paar Worten, woher du das weißt.",
  });
});

test("a closure needs a reason", () => {
  expect(closureSchema(translator("en", english)).safeParse(BASE).success).toBe(true);
  expect(
    closureSchema(translator("en", english)).safeParse({ ...BASE, evidence: "so" }).success,
  ).toBe(false);
});
