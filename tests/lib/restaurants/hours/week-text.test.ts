/** @jest-environment node */
import { parseHoursAnywhere } from "@/lib/opening-hours/parse-anywhere";
import { BERLIN } from "@/tests/lib/opening-hours/places";
import {
  isPastMidnight,
  NO_ROWS,
  readWeekText,
  writeWeekText,
} from "@/lib/restaurants/hours/week-text";

const MONDAY = new Date("2026-03-02T00:00:00Z");

const rows = (days: Record<number, [string, string][]>) => ({
  ...NO_ROWS,
  days: NO_ROWS.days.map((_, day) => (days[day] ?? []).map(([from, to]) => ({ from, to }))),
});

it.each([
  [{}, ""],
  [{ 1: [["12:00", "22:00"]] }, "Tu 12:00-22:00"],
  [
    {
      1: [
        ["12:00", "15:00"],
        ["18:00", "22:00"],
      ],
      2: [
        ["12:00", "15:00"],
        ["18:00", "22:00"],
      ],
    },
    "Tu-We 12:00-15:00,18:00-22:00",
  ],
  [
    {
      0: [["09:00", "17:00"]],
      1: [["09:00", "17:00"]],
      4: [["09:00", "17:00"]],
      6: [["17:30", "02:00"]],
    },
    "Mo-Tu,Fr 09:00-17:00, Su 17:30-02:00",
  ],
  [{ 5: [["18:00", "00:00"]] }, "Sa 18:00-24:00"],
] as [Record<number, [string, string][]>, string][])(
  "writes rows as %#, and reads them again",
  (days, text) => {
    expect(writeWeekText(rows(days))).toBe(text);
    expect(readWeekText(text)).toEqual(rows(days));
  },
);

it("is parsed by the site as intended", () => {
  const text = writeWeekText({ ...rows({ 4: [["17:30", "02:00"]] }), isClosedOnHolidays: true });
  expect(text).toBe("Fr 17:30-02:00; PH off");
  expect(parseHoursAnywhere(text, BERLIN, MONDAY)?.hours?.friday).toEqual([
    { open: "17:30", close: "02:00" },
  ]);
  expect(readWeekText(text)?.isClosedOnHolidays).toBe(true);
});

it.each([
  ["24/7", "Mo-Su 00:00-24:00"],
  ["Mo-Su 11:00-21:00; We off", "Mo-Tu,Th-Su 11:00-21:00"],
  ["09:00-17:00", "Mo-Su 09:00-17:00"],
  ["Fr-Mo 9:00 – 17:00", "Mo,Fr-Su 09:00-17:00"],
  // As the page reads them.
  ["Mo-Fr 09:00-12:00; Mo-Fr 15:00-19:30", "Mo-Fr 09:00-12:00,15:00-19:30"],
  ["Sa 18:00-02:00; Sa 12:00-15:00", "Sa 12:00-15:00,18:00-02:00"],
  ["Mo-Su 10:00-22:00; Su 10:00-18:00", "Mo-Sa 10:00-22:00, Su 10:00-18:00"],
  ["We off; Mo-Su 11:00-21:00", "Mo-Tu,Th-Su 11:00-21:00"],
  ["Mo-Fr 11:00-23:00, Sa 16:30-01:00, PH off", "Mo-Fr 11:00-23:00, Sa 16:30-01:00; PH off"],
])("reads %s", (text, written) => {
  const read = readWeekText(text);
  expect(read && writeWeekText(read)).toBe(written);
});

it.each([
  "daily from noon",
  "Apr-Oct Mo 09:00-17:00",
  "Mo 09:00",
  "Mo 25:61-26:00",
  "sunrise-sunset",
  "Mo-Fr 12:00-",
  "Mo-Fr 10:00-18:00, Fr 17:00-20:00",
  "Mo-Fr 18:00+",
  'Sa "by arrangement"',
])("%s is no week of rows", (text) => {
  expect(readWeekText(text)).toBeUndefined();
});

it("knows which shifts end on the day after", () => {
  expect(isPastMidnight({ from: "17:30", to: "02:00" })).toBe(true);
  expect(isPastMidnight({ from: "17:30", to: "00:00" })).toBe(false);
  expect(isPastMidnight({ from: "17:30", to: "" })).toBe(false);
});
