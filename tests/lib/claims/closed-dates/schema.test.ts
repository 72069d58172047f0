/** @jest-environment node */
import { refuseRange } from "@/lib/claims/closed-dates/refuse-range";
import * as schemas from "@/lib/claims/closed-dates/schema";
import { fieldErrors } from "@/lib/forms/field-errors";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/claims/forms.json";

const addClosedDatesSchema = schemas.addClosedDatesSchema(
  textsIn<keyof typeof english>("en", "owner-forms"),
);

const FORM = { restaurantId: "kopps", from: "2026-12-24", to: "2026-12-26", note: "" };

// P14.982
it.each([
  ["a range", {}, {}],
  ["a single day", { to: "" }, {}],
  ["a year", { to: "2027-12-24" }, {}],
  ["more than a year", { to: "2027-12-25" }, { to: "A range can be at most one year long." }],
  ["the wrong order", { to: "2026-12-23" }, { to: "The last day is before the first." }],
  ["no first day", { from: "" }, { from: "Please enter a date." }],
  ["no date", { to: "2026-02-30" }, { to: "Please enter a date." }],
  ["a long note", { note: "x".repeat(81) }, { note: "At most 80 characters." }],
])("an owner enters %s", (_name, form, errors) => {
  const parsed = addClosedDatesSchema.safeParse({ ...FORM, ...form });
  expect(parsed.success ? {} : fieldErrors(parsed.error)).toEqual(errors);
});

it("says in the language of the page what is wrong", () => {
  const inGerman = schemas.addClosedDatesSchema(textsIn<keyof typeof english>("de", "owner-forms"));
  const { error } = inGerman.safeParse({ ...FORM, to: "2026-12-23", note: "x".repeat(81) });
  expect(fieldErrors(error!)).toEqual({ note: "Höchstens 80 Zeichen." });
  const late = inGerman.safeParse({ ...FORM, to: "2026-12-23" });
  expect(fieldErrors(late.error!)).toEqual({ to: "Der letzte Tag liegt vor dem ersten." });
});

it("ends a single day on its first day", () => {
  expect(addClosedDatesSchema.parse({ ...FORM, to: "" })).toMatchObject({ to: "2026-12-24" });
});

it.each([
  ["days ahead", "2026-12-24", "2026-12-26", undefined],
  ["days that have begun", "2026-11-01", "2026-11-27", undefined],
  ["days that are over", "2026-11-01", "2026-11-26", { to: "dates.over" }],
  ["a day that is over", "2026-11-26", "2026-11-26", { from: "dates.over" }],
  ["days in three years", "2029-12-24", "2029-12-26", { from: "dates.ahead" }],
  ["days that touch others", "2027-01-10", "2027-01-12", { from: "dates.known" }],
  ["days beside others", "2027-01-13", "2027-01-14", undefined],
])("refuses %s where it has to", (_name, from, to, faults) => {
  const known = [{ from: "2027-01-08", to: "2027-01-12" }];
  expect(refuseRange({ from, to }, known, "2026-11-27")).toEqual(faults);
});
