/** @jest-environment node */
import { eventAtAddressSchema, eventAtPlaceSchema, eventSchemaFor } from "@/lib/events/schema";
import { fieldErrors } from "@/lib/forms/field-errors";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/events/form.json";

type Id = keyof typeof english;

const t = textsIn<Id>("en", "event-form");
const atPlace = eventAtPlaceSchema(t);
const atAddress = eventAtAddressSchema(t);

const FACTS = {
  title: "Dumplings in the park",
  text: "We fold two hundred of them, and then we eat them.",
  start: "2027-06-12T18:30",
  end: "2027-06-12T22:30",
};
const AT_ADDRESS = { ...FACTS, address: "Town hall", city: "Lisbon" };

function errorsOf(schema: typeof atPlace | typeof atAddress, form: object) {
  const { error } = schema.safeParse(form);
  return error ? fieldErrors(error) : {};
}

test("an event at a place, and one at an address", () => {
  expect(atPlace.parse({ ...FACTS, restaurantId: "radish" })).toEqual({
    ...FACTS,
    restaurantId: "radish",
    link: "",
  });
  expect(atAddress.parse(AT_ADDRESS)).toEqual({ ...AT_ADDRESS, link: "" });
  const data = new FormData();
  expect(errorsOf(eventSchemaFor(data, t), FACTS)).toHaveProperty("address");
  data.set("restaurantId", "radish");
  expect(errorsOf(eventSchemaFor(data, t), FACTS)).toHaveProperty("restaurantId");
});

test("seconds are cut", () => {
  const form = { ...AT_ADDRESS, start: "2027-06-12T18:30:15", end: "2027-06-12 22:30:00.5" };
  expect(atAddress.parse(form)).toMatchObject({
    start: "2027-06-12T18:30",
    end: "2027-06-12T22:30",
  });
});

test("an empty form says at every field what is missing", () => {
  const empty = { title: "", text: "", start: "", end: "", link: "" };
  expect(errorsOf(atAddress, { ...empty, address: "", city: "" })).toEqual({
    title: t("fault.title-short"),
    text: t("fault.text-short"),
    start: t("fault.start"),
    end: t("fault.end"),
    address: t("fault.address"),
    city: t("fault.city"),
  });
  // A form with no fields at all, sent past the page.
  expect(Object.keys(errorsOf(atAddress, {})).toSorted()).toEqual(
    ["address", "city", "end", "start", "text", "title"].toSorted(),
  );
});

test.each<[string, object, Record<string, string>]>([
  ["no start", { start: "" }, { start: t("fault.start") }],
  ["a day without a time", { start: "2027-06-12" }, { start: t("fault.start") }],
  ["a day that no calendar has", { end: "2027-06-31T12:00" }, { end: t("fault.end") }],
  ["an end before the start", { end: "2027-06-12T18:00" }, { end: t("fault.order") }],
  ["an end at the start", { end: FACTS.start }, { end: t("fault.order") }],
  ["a year", { end: "2028-06-12T18:30" }, { end: t("fault.long") }],
  ["31 days", { end: "2027-07-13T18:30" }, {}],
  [
    "a wrong order beside other faults",
    { title: "", end: "2027-06-12T18:00" },
    { title: t("fault.title-short"), end: t("fault.order") },
  ],
  ["a long title", { title: "x".repeat(121) }, { title: t("fault.title-long") }],
  ["a long text", { text: "x".repeat(5_001) }, { text: t("fault.text-long") }],
  ["no link", { link: " " }, {}],
  ["a link of the web", { link: "https://example.org/tickets?id=1" }, {}],
  ["a link that runs", { link: "javascript:alert(1)" }, { link: t("fault.link") }],
  ["a link to a file", { link: "file:///etc/passwd" }, { link: t("fault.link") }],
  ["a word as a link", { link: "tickets" }, { link: t("fault.link") }],
  [
    "a long link",
    { link: `https://example.org/${"x".repeat(300)}` },
    { link: t("fault.link-long") },
  ],
])("%s", (_, changes, errors) => {
  expect(errorsOf(atAddress, { ...AT_ADDRESS, ...changes })).toEqual(errors);
});

test("says in German what is wrong", () => {
  const german = eventAtAddressSchema(textsIn<Id>("de", "event-form"));
  expect(errorsOf(german, { ...AT_ADDRESS, city: "", end: FACTS.start, link: "Karten" })).toEqual({
    city: "Bitte gib die Stadt mit 2 bis 100 Zeichen an.",
    end: "Das Ende muss nach dem Beginn liegen.",
    link: "Bitte gib eine Adresse an, die mit https:// oder http:// beginnt.",
  });
});
