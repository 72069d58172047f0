/** @jest-environment node */
import { closureSchema, correctedFacts, correctionSchema } from "@/lib/corrections/schema";
import { fieldErrors } from "@/lib/forms/field-errors";

const BASE = { restaurantId: "1", evidence: "I ate there yesterday." };

function errorsOf(values: Record<string, string>) {
  const parsed = correctionSchema.safeParse({ ...BASE, ...values });
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
  ["a choice that there is not", { wheelchair: "maybe", name: "New" }, { name: "New" }],
  ["fields of other forms", { rating: "5", name: "New" }, { name: "New" }],
])("takes %s", (_, values, facts) => {
  expect(errorsOf(values)).toEqual({});
  expect(correctedFacts(correctionSchema.parse({ ...BASE, ...values }))).toEqual(facts);
});

test.each<[string, Record<string, string>, string, RegExp]>([
  ["no fact", {}, "name", /at least one new value/],
  ["blanks alone", { name: "  ", phone: " " }, "name", /at least one new value/],
  ["no evidence", { name: "New", evidence: " " }, "evidence", /how you know/],
  ["a very long fact", { address: "x".repeat(1_001) }, "address", /at most 1,000/],
  ["very long evidence", { name: "New", evidence: "x".repeat(1_001) }, "evidence", /at most/],
])("refuses %s", (_, values, field, message) => {
  expect(errorsOf(values)[field]).toMatch(message);
});

test("a closure needs a reason", () => {
  expect(closureSchema.safeParse(BASE).success).toBe(true);
  expect(closureSchema.safeParse({ ...BASE, evidence: "so" }).success).toBe(false);
});
