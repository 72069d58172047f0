/** @jest-environment node */
import * as schemas from "@/lib/claims/owner-facts/schema";
import { changedFacts, ownerFactValue } from "@/lib/claims/owner-facts/schema";
import { fieldErrors } from "@/lib/forms/field-errors";
import { translator } from "@/lib/languages/translator";
import english from "@/lib/messages/en/claims/forms.json";

const ownerFactsSchema = schemas.ownerFactsSchema(translator("en", english));

const FORM = { restaurantId: "kopps", phone: "+49 30 1234567", "shown:phone": "+49 30 1234567" };

function errorsOf(form: object) {
  const parsed = ownerFactsSchema.safeParse({ ...FORM, ...form });
  return parsed.success ? {} : fieldErrors(parsed.error);
}

// P14.980
it.each([
  ["nothing new", {}, []],
  ["every page", { menuUrl: "https://kopps.de/menu", bookingUrl: "https://a.example/1?b=2" }, []],
  ["a page without a scheme", { menuUrl: "kopps.de/menu" }, []],
  ["http", { menuUrl: "http://kopps.de/menu" }, ["menuUrl"]],
  ["a script", { deliveryUrl: "javascript:alert(1)" }, ["deliveryUrl"]],
  ["a password", { bookingUrl: "https://a:b@kopps.de/" }, ["bookingUrl"]],
  ["a name", { bookingUrl: "Kopps" }, ["bookingUrl"]],
  ["a website with http", { website: "http://kopps.de" }, []],
  ["no number", { phone: "call us" }, ["phone"]],
  ["what is there already, though no number", { phone: "call us", "shown:phone": "call us" }, []],
  ["nothing where something was", { phone: "" }, []],
  ["two errors", { email: "info", website: "ftp://kopps.de" }, ["website", "email"]],
  ["a long page", { menuUrl: `https://kopps.de/${"a".repeat(500)}` }, ["menuUrl"]],
])("an owner writes %s", (_name, form, fields) => {
  expect(Object.keys(errorsOf(form)).toSorted()).toEqual(fields.toSorted());
});

it("changes what differs from what the form showed, and nothing else", () => {
  const values = ownerFactsSchema.parse({
    ...FORM,
    email: " info@kopps.de ",
    website: "",
    "shown:website": "https://kopps.de",
  });
  expect(changedFacts(values)).toEqual(["website", "email"]);
  expect(ownerFactValue("website", "")).toBeNull();
  expect(ownerFactValue("menuUrl", "kopps.de/menu")).toBe("https://kopps.de/menu");
});
