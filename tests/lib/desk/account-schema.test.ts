/** @jest-environment node */
import { fieldErrors } from "@/lib/forms/field-errors";
import {
  accountDeletionSchema,
  endOf,
  endSchema,
  roleSchema,
  suspensionSchema,
} from "@/lib/desk/accounts/schema";

const ID = "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c000a";
const CONFIRMED = { id: ID, confirmed: "on" };
const SUSPENSION = { ...CONFIRMED, text: "", length: "7" };

// P14.92.
test.each([
  [{ ...SUSPENSION, reason: "Insults or hatred" }, "Insults or hatred"],
  [{ ...SUSPENSION, text: " Three warnings. " }, "Three warnings."],
  [
    { ...SUSPENSION, reason: "Advertising or spam", text: "Ten times" },
    "Advertising or spam. Ten times",
  ],
])("a suspension has a reason, chosen or written: %j", (sent, reason) => {
  expect(suspensionSchema.parse(sent)).toEqual({ id: ID, length: "7", reason });
});

test.each([
  [{ ...SUSPENSION }, { text: "Please choose a reason or write one." }],
  [{ ...SUSPENSION, reason: "A grudge" }, { reason: "Please choose a reason or write one." }],
  [{ ...SUSPENSION, text: "x".repeat(1_001) }, { text: "Please write at most 1,000 characters." }],
  [
    { ...SUSPENSION, reason: "Insults or hatred", length: "365" },
    { length: "Please choose how long." },
  ],
  [
    { id: ID, text: "", length: "1" },
    {
      confirmed: "Please tick the box to confirm.",
      text: "Please choose a reason or write one.",
    },
  ],
])("faults of a suspension are said next to their fields: %#", (sent, errors) => {
  const { error } = suspensionSchema.safeParse(sent);
  expect(error && fieldErrors(error)).toEqual(errors);
});

test.each([
  ["1", "2026-11-25T10:00:00.000Z"],
  ["7", "2026-12-01T10:00:00.000Z"],
  ["30", "2026-12-24T10:00:00.000Z"],
  ["never", undefined],
] as const)("a suspension for %s ends at %s", (length, end) => {
  expect(endOf(length, new Date("2026-11-24T10:00:00Z"))?.toISOString()).toBe(end);
});

// P14.93, P14.94.
test.each([
  [endSchema, CONFIRMED, true],
  [endSchema, { id: ID }, false],
  [endSchema, { ...CONFIRMED, id: "1" }, false],
  [endSchema, { ...CONFIRMED, id: `${ID}'` }, false],
  [roleSchema, { ...CONFIRMED, role: "editor" }, true],
  [roleSchema, { ...CONFIRMED, role: "none" }, true],
  [roleSchema, { ...CONFIRMED, role: "operator" }, false],
  [roleSchema, { id: ID, role: "editor" }, false],
  [accountDeletionSchema, { ...CONFIRMED, reviews: "delete", reason: "Spam" }, true],
  [accountDeletionSchema, { ...CONFIRMED, reviews: "anonymize", reason: "Spam" }, true],
  [accountDeletionSchema, { ...CONFIRMED, reviews: "delete", reason: " " }, false],
  [accountDeletionSchema, { ...CONFIRMED, reason: "Spam" }, false],
  [accountDeletionSchema, { id: ID, reviews: "delete", reason: "Spam" }, false],
])("an action names its account and is confirmed: %#", (schema, sent, isRight) => {
  expect(schema.safeParse(sent).success).toBe(isRight);
});
