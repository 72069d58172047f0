/** @jest-environment node */
import { contactDetailsOf, imprintWarning } from "@/lib/about/contact-details";

const NONE = { operator: undefined, email: undefined, phone: undefined, address: undefined };
const SET = {
  operator: "Leaf e.V.",
  email: "hello@leaf.example",
  phone: undefined,
  address: "1 Leaf Street; 10115 Berlin;",
};

test("the settings are the contact details once they are complete", () => {
  expect(contactDetailsOf(SET)).toEqual({
    operator: "Leaf e.V.",
    email: "hello@leaf.example",
    addressLines: ["1 Leaf Street", "10115 Berlin"],
    team: [],
    sample: false,
  });
  expect(contactDetailsOf({ ...SET, phone: "+49 30 1" })).toMatchObject({ phone: "+49 30 1" });
  expect(contactDetailsOf({ ...SET, operator: undefined })).toBeUndefined();
});

test.each([
  ["https://chard.org", NONE, true],
  ["https://chard.org", { ...NONE, email: "hello@leaf.example" }, true],
  ["https://chard.org", SET, false],
  ["http://localhost:3000", NONE, false],
  ["http://127.0.0.1:3000", NONE, false],
  ["https://chard.example", NONE, false],
])("at %s with %j: a warning is %s", (siteUrl, settings, isWarned) => {
  expect(imprintWarning(settings, siteUrl) !== undefined).toBe(isWarned);
});
