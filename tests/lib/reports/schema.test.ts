/** @jest-environment node */
import { REPORT_REASONS, reportSchema } from "@/lib/reports/schema";

const SENT = { kind: "review", id: "1", reason: "Advertising or spam", details: "" };

it.each([
  ["a reason alone", {}, undefined],
  ["no reason", { reason: undefined }, "reason"],
  ["a reason that the form does not have", { reason: "I do not like it" }, "reason"],
  ["the law without a word", { reason: "Against the law" }, "details"],
  ["something else in a word", { reason: "Something else", details: "  No.      " }, "details"],
  [
    "the law, with the reason",
    { reason: "Against the law", details: "It is my photo." },
    undefined,
  ],
  ["2,001 characters", { details: "x".repeat(2_001) }, "details"],
  ["a kind that there is not", { kind: "restaurant" }, "kind"],
])("of %s, what is wrong is the field %s", (_name, change, field) => {
  const { error } = reportSchema.safeParse({ ...SENT, ...change });
  expect(error?.issues.map(({ path }) => path[0])).toEqual(field && [field]);
});

it("has six reasons, in the words of the desk", () => {
  expect(new Set(REPORT_REASONS).size).toBe(6);
});
