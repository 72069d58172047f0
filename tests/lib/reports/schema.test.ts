/** @jest-environment node */
import { translator } from "@/lib/languages/translator";
import german from "@/lib/messages/de/forms/report.json";
import english from "@/lib/messages/en/forms/report.json";
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
  const { error } = reportSchema(translator("en", english)).safeParse({ ...SENT, ...change });
  expect(error?.issues.map(({ path }) => path[0])).toEqual(field && [field]);
});

it("has six reasons, in the words of the desk", () => {
  const labels = Object.entries(english).filter(([id]) => id.startsWith("reason."));
  expect(labels.map(([, label]) => label)).toEqual(REPORT_REASONS);
  expect(new Set(REPORT_REASONS).size).toBe(6);
});

it("says on a German page in German what is wrong", () => {
  const { error } = reportSchema(translator("de", german)).safeParse({ ...SENT, reason: "" });
  expect(error?.issues[0]?.message).toBe("Bitte wähl aus, was das Problem ist.");
});
