/** @jest-environment node */
import {
  eventAtAddressSchema,
  eventAtPlaceSchema,
  eventSchemaFor,
  MESSAGES,
} from "@/lib/events/schema";
import { fieldErrors } from "@/lib/forms/field-errors";

const FACTS = {
  title: "Dumplings in the park",
  text: "We fold two hundred of them, and then we eat them.",
  start: "2027-06-12T18:30",
  end: "2027-06-12T22:30",
};
const AT_ADDRESS = { ...FACTS, address: "Town hall", city: "Lisbon" };

function errorsOf(schema: typeof eventAtPlaceSchema | typeof eventAtAddressSchema, form: object) {
  const { error } = schema.safeParse(form);
  return error ? fieldErrors(error) : {};
}

test("an event at a place, and one at an address", () => {
  expect(eventAtPlaceSchema.parse({ ...FACTS, restaurantId: "radish" })).toEqual({
    ...FACTS,
    restaurantId: "radish",
    link: "",
  });
  expect(eventAtAddressSchema.parse(AT_ADDRESS)).toEqual({ ...AT_ADDRESS, link: "" });
  const data = new FormData();
  expect(eventSchemaFor(data)).toBe(eventAtAddressSchema);
  data.set("restaurantId", "radish");
  expect(eventSchemaFor(data)).toBe(eventAtPlaceSchema);
});

test("seconds are cut", () => {
  const form = { ...AT_ADDRESS, start: "2027-06-12T18:30:15", end: "2027-06-12 22:30:00.5" };
  expect(eventAtAddressSchema.parse(form)).toMatchObject({
    start: "2027-06-12T18:30",
    end: "2027-06-12T22:30",
  });
});

test("an empty form says at every field what is missing", () => {
  const empty = { title: "", text: "", start: "", end: "", link: "" };
  expect(errorsOf(eventAtAddressSchema, { ...empty, address: "", city: "" })).toEqual({
    title: MESSAGES.titleShort,
    text: MESSAGES.textShort,
    start: MESSAGES.start,
    end: MESSAGES.end,
    address: MESSAGES.address,
    city: MESSAGES.city,
  });
  // A form with no fields at all, sent past the page.
  expect(Object.keys(errorsOf(eventAtAddressSchema, {})).toSorted()).toEqual(
    ["address", "city", "end", "start", "text", "title"].toSorted(),
  );
});

test.each<[string, object, Record<string, string>]>([
  ["no start", { start: "" }, { start: MESSAGES.start }],
  ["a day without a time", { start: "2027-06-12" }, { start: MESSAGES.start }],
  ["a day that no calendar has", { end: "2027-06-31T12:00" }, { end: MESSAGES.end }],
  ["an end before the start", { end: "2027-06-12T18:00" }, { end: MESSAGES.order }],
  ["an end at the start", { end: FACTS.start }, { end: MESSAGES.order }],
  ["a year", { end: "2028-06-12T18:30" }, { end: MESSAGES.long }],
  ["31 days", { end: "2027-07-13T18:30" }, {}],
  [
    "a wrong order beside other faults",
    { title: "", end: "2027-06-12T18:00" },
    { title: MESSAGES.titleShort, end: MESSAGES.order },
  ],
  ["a long title", { title: "x".repeat(121) }, { title: MESSAGES.titleLong }],
  ["a long text", { text: "x".repeat(5_001) }, { text: MESSAGES.textLong }],
  ["no link", { link: " " }, {}],
  ["a link of the web", { link: "https://example.org/tickets?id=1" }, {}],
  ["a link that runs", { link: "javascript:alert(1)" }, { link: MESSAGES.link }],
  ["a link to a file", { link: "file:///etc/passwd" }, { link: MESSAGES.link }],
  ["a word as a link", { link: "tickets" }, { link: MESSAGES.link }],
  ["a long link", { link: `https://example.org/${"x".repeat(300)}` }, { link: MESSAGES.linkLong }],
])("%s", (_, changes, errors) => {
  expect(errorsOf(eventAtAddressSchema, { ...AT_ADDRESS, ...changes })).toEqual(errors);
});
