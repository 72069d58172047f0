/** @jest-environment node */
import type * as z from "zod/mini";
import {
  changePlaceSchema,
  isListId,
  newListSchema,
  placeDetailsSchema,
  shareListSchema,
} from "@/lib/favorites/lists/schema";
import { fieldErrors } from "@/lib/forms/field-errors";
import { translator } from "@/lib/languages/translator";
import german from "@/lib/messages/de/lists/forms.json";
import noteTexts from "@/lib/messages/en/favorites/note.json";
import texts from "@/lib/messages/en/lists/forms.json";

const LIST_ID = "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c0001";
const PLACE = { listId: LIST_ID, restaurantId: "radish-rye" };
const DETAILS = { ...PLACE, position: "3", shown: "3", day: "", note: "" };

const english = translator("en", texts);
const newList = newListSchema(english);
const placeDetails = placeDetailsSchema(english, translator("en", noteTexts));

const POSITION = "Please enter a number from 1 to 200.";
const DAY = "Please enter a day of the calendar, or none.";

function errorsOf(schema: z.ZodMiniType, values: unknown) {
  const parsed = schema.safeParse(values);
  return parsed.success ? undefined : fieldErrors(parsed.error);
}

test.each([
  ["a name on one line", newList, { name: "  Lisbon\n in  May " }, { name: "Lisbon in May" }],
  ["a name of 60", newList, { name: "x".repeat(60) }, { name: "x".repeat(60) }],
  [
    "a first place",
    newList,
    { name: "Lisbon", restaurantId: "radish-rye" },
    { name: "Lisbon", restaurantId: "radish-rye" },
  ],
  ["no day", placeDetails, DETAILS, DETAILS],
  [
    "a day and a note",
    placeDetails,
    { ...DETAILS, day: "2028-02-29", note: " Ask for rye.\n" },
    { ...DETAILS, day: "2028-02-29", note: "Ask for rye." },
  ],
  [
    "another position",
    placeDetails,
    { ...DETAILS, position: " 200 " },
    { ...DETAILS, position: "200" },
  ],
  ["a move", changePlaceSchema, { ...PLACE, change: "up" }, { ...PLACE, change: "up" }],
  [
    "a link",
    shareListSchema,
    { listId: LIST_ID, share: "start" },
    { listId: LIST_ID, share: "start" },
  ],
] as const)("takes %s", (_what, schema, values, expected) => {
  expect(schema.parse(values)).toEqual(expected);
});

test.each([
  ["no name", newList, { name: " \n" }, { name: "Please give the list a name." }],
  [
    "a long name",
    newList,
    { name: "x".repeat(61) },
    { name: "Please write at most 60 characters." },
  ],
  ["29 February of a common year", placeDetails, { ...DETAILS, day: "2027-02-29" }, { day: DAY }],
  ["no position", placeDetails, { ...DETAILS, position: "" }, { position: POSITION }],
  ["position 0", placeDetails, { ...DETAILS, position: "0" }, { position: POSITION }],
  ["position 201", placeDetails, { ...DETAILS, position: "201" }, { position: POSITION }],
  ["position 1.5", placeDetails, { ...DETAILS, position: "1.5" }, { position: POSITION }],
  ["a day as it is spoken", placeDetails, { ...DETAILS, day: "2 May 2027" }, { day: DAY }],
  ["a day long ago", placeDetails, { ...DETAILS, day: "1999-12-31" }, { day: DAY }],
  ["a day far ahead", placeDetails, { ...DETAILS, day: "2100-01-01" }, { day: DAY }],
  ["a year of five digits", placeDetails, { ...DETAILS, day: "12027-05-02" }, { day: DAY }],
  [
    "a long note",
    placeDetails,
    { ...DETAILS, note: "x".repeat(501) },
    { note: "Please write at most 500 characters." },
  ],
] as const)("refuses %s", (_what, schema, values, expected) => {
  expect(errorsOf(schema, values)).toEqual(expected);
});

test("refuses in German", () => {
  expect(errorsOf(newListSchema(translator("de", german)), { name: "" })).toEqual({
    name: "Bitte gib der Liste einen Namen.",
  });
});

test.each([
  ["a list that is none", changePlaceSchema, { ...PLACE, listId: "1", change: "up" }],
  ["a place that is none", changePlaceSchema, { ...PLACE, restaurantId: "../x", change: "up" }],
  ["another change", changePlaceSchema, { ...PLACE, change: "first" }],
  ["another wish", shareListSchema, { listId: LIST_ID, share: "public" }],
] as const)("refuses %s", (_what, schema, values) => {
  expect(errorsOf(schema, values)).toBeDefined();
});

test.each([
  [LIST_ID, true],
  ["", false],
  ["1", false],
  ["shared", false],
  [`${LIST_ID}/`, false],
])("whether %j can be the id of a list: %s", (text, expected) => {
  expect(isListId(text)).toBe(expected);
});
