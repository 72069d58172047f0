/** @jest-environment node */
import { translator } from "@/lib/languages/translator";
import english from "@/lib/messages/en/hours.json";
import { exceptionsFrom } from "@/lib/restaurants/hours/hours-table";
import { isOpenAt, openStateAt } from "@/lib/restaurants/hours/hours";
import { openStatus } from "@/lib/restaurants/hours/open-status";
import { rangeText } from "@/lib/restaurants/hours/range-text";
import { untilPhrase, unknownPhrase } from "@/lib/restaurants/hours/status-phrase";
import { knowsWeek, withClosures, writtenHours } from "@/lib/restaurants/hours/with-closures";
import { openingHoursData } from "@/lib/structured-data/opening-hours";
import { WEEKDAYS, type ClosedRange, type WeekHours } from "@/lib/restaurants/types";

const t = translator("en", english);

const BERLIN = "Europe/Berlin";
const EVENING = [{ open: "18:00", close: "02:00" }];
const hours: WeekHours = {
  ...Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, EVENING])),
  dates: { "2026-12-25": [{ open: "12:00", close: "15:00" }] },
};
const HOLIDAYS = { from: "2026-12-24", to: "2026-12-26", note: "holidays" };

const at = (local: string) => new Date(`${local}+01:00`);
const closedHours = (...ranges: ClosedRange[]) =>
  withClosures(hours, ranges, BERLIN, at("2026-12-20T12:00"))!;

// P14.982
it.each([
  ["the evening before", "2026-12-23T20:00", true],
  ["after the midnight of the evening before", "2026-12-24T01:00", true],
  ["the first day", "2026-12-24T20:00", false],
  ["a holiday with hours of its own", "2026-12-25T13:00", false],
  ["the last day", "2026-12-26T23:59", false],
  ["after the midnight of the last day", "2026-12-27T01:00", false],
  ["the evening after", "2026-12-27T20:00", true],
])("is open or closed on %s", (_name, local, isOpen) => {
  expect(isOpenAt(closedHours(HOLIDAYS), BERLIN, at(local))).toBe(isOpen);
});

it.each<[string, ClosedRange[], string | undefined]>([
  ["a short range", [HOLIDAYS], "opens Sunday (“holidays”)"],
  ["no note", [{ from: "2026-12-24", to: "2026-12-24" }], "opens tomorrow"],
  [
    "more than the weeks that are searched",
    [{ ...HOLIDAYS, to: "2027-01-31" }],
    "opens February 1 (“holidays”)",
  ],
  [
    "two ranges after each other",
    [HOLIDAYS, { from: "2026-12-27", to: "2027-03-31" }],
    "opens April 1 (“holidays”)",
  ],
  ["a long note", [{ ...HOLIDAYS, note: "x".repeat(41) }], "opens Sunday"],
])("says on cards when it opens after %s", (_name, ranges, phrase) => {
  const status = openStatus(closedHours(...ranges), BERLIN, at("2026-12-24T20:00"));
  expect(untilPhrase(status, t)).toBe(phrase);
});

it("says nothing of ranges that are over in the time zone of the place", () => {
  const ranges = [HOLIDAYS];
  const onDay = (local: string) => withClosures(hours, ranges, BERLIN, at(local))!.closed;
  expect(onDay("2026-12-26T23:59")).toEqual(ranges);
  expect(onDay("2026-12-27T00:00")).toBeUndefined();
  expect(withClosures(null, ranges, BERLIN, at("2026-12-27T00:00"))).toBeUndefined();
});

it("knows of hours that are not known that they are none on closed days", () => {
  const unknown = withClosures(null, [HOLIDAYS], BERLIN, at("2026-12-20T12:00"))!;
  expect(openStateAt(unknown, BERLIN, at("2026-12-24T20:00"))).toBe(false);
  const before = openStatus(unknown, BERLIN, at("2026-12-23T20:00"));
  expect(before.open === "unknown" && unknownPhrase(before, t)).toBe("Hours not known");
  expect([knowsWeek(unknown), knowsWeek(hours)]).toEqual([false, true]);
  expect(openingHoursData(unknown)).not.toHaveProperty("openingHoursSpecification");
});

it("lists closed days once, not as exceptions", () => {
  const closed = closedHours(HOLIDAYS);
  expect(exceptionsFrom(closed, BERLIN, at("2026-12-20T12:00"))).toEqual([]);
  expect(openingHoursData(closed).specialOpeningHoursSpecification).toEqual([
    {
      "@type": "OpeningHoursSpecification",
      validFrom: "2026-12-24",
      validThrough: "2026-12-26",
      opens: "00:00",
      closes: "00:00",
      description: "holidays",
    },
  ]);
});

it.each([
  [HOLIDAYS, "December 24 – 26, 2026"],
  [{ from: "2026-12-24", to: "2027-01-02" }, "December 24, 2026 – January 2, 2027"],
  [{ from: "2026-12-24", to: "2026-12-24" }, "December 24, 2026"],
])("names the days of %j", (range, text) => {
  expect(rangeText(range)).toBe(text);
});

it.each([
  ["Mo-Su 18:00-02:00", [HOLIDAYS], 'Mo-Su 18:00-02:00; 2026 Dec 24-2026 Dec 26 off "holidays"'],
  [undefined, [{ from: "2026-12-24", to: "2026-12-24" }], "2026 Dec 24 off"],
  ["Mo-Su 18:00-02:00", [], "Mo-Su 18:00-02:00"],
  [undefined, [], undefined],
])("writes %s with %j for exported lists", (text, closed, written) => {
  expect(writtenHours(text, { closed })).toBe(written);
});

it.each([
  ["2026-12-24", "2026-12-24", "2026年12月24日"],
  ["2026-12-24", "2026-12-26", "2026年12月24日至26日"],
  ["2026-11-30", "2026-12-06", "2026年11月30日至12月6日"],
  ["2026-12-28", "2027-01-03", "2026年12月28日至2027年1月3日"],
])("names the days from %s to %s in Chinese", (from, to, text) => {
  expect(rangeText({ from, to }, "zh-hant")).toBe(text);
});
