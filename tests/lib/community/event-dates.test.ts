/** @jest-environment node */
import {
  dayAndMonthIn,
  eventLinesIn,
  formatEventTimes,
  formatStart,
} from "@/lib/community/event-dates";

const EVENING = {
  start: "2027-09-11T18:30",
  end: "2027-09-11T22:30",
  timeZone: "America/New_York",
};

test.each([
  ["en", "Saturday, 11 September 2027, 6:30 pm to 10:30 pm, New York time"],
  ["de", "Samstag, 11. September 2027, 18:30–22:30 Uhr"],
  ["fr", "samedi 11 septembre 2027, 18:30 – 22:30"],
  ["es", "sábado, 11 de septiembre de 2027, 18:30–22:30"],
  ["zh-hant", "2027年9月11日 星期六 下午6:30–10:30"],
  ["he", "יום שבת, 11 בספטמבר 2027, 18:30–22:30"],
] as const)("says in %s when an event is, by the clock of its place", (language, text) => {
  expect(formatEventTimes(language, EVENING).replaceAll(/[\u2009\u202f]/g, " ")).toBe(text);
});

test("says both days of an event that ends on another one", () => {
  const night = { ...EVENING, end: "2027-09-12T02:30" };
  expect(formatEventTimes("de", night)).toMatch(/^Samstag.+Sonntag, 12\. September 2027/);
});

test.each([
  ["en", "Saturday, 11 September 2027", "6:30 pm to 10:30 pm, New York time"],
  ["de", "Samstag, 11. September 2027", "18:30–22:30 Uhr"],
  ["fr", "samedi 11 septembre 2027", "18:30 – 22:30"],
  ["he", "יום שבת, 11 בספטמבר 2027", "18:30–22:30"],
] as const)("says in %s in two lines when an event is", (language, day, hours) => {
  const lines = eventLinesIn(language, EVENING);
  expect(lines.day).toBe(day);
  expect(lines.hours.replaceAll(/[\u2009\u202f]/g, " ")).toBe(hours);
});

test("the hours of an event that ends on another day name both days", () => {
  const { day, hours } = eventLinesIn("de", { ...EVENING, end: "2027-09-12T02:30" });
  expect(day).toBe("Samstag, 11. September 2027");
  expect(hours).toMatch(/11\.9\.2027, 18:30.+12\.9\.2027, 02:30/);
});

test.each([
  ["en", "Saturday, 11 September 2027, 6:30 pm"],
  ["de", "Samstag, 11. September 2027 um 18:30"],
  ["zh-hant", "2027年9月11日 星期六 下午6:30"],
] as const)("says in %s when an event begins", (language, text) => {
  expect(formatStart(language, EVENING.start)).toBe(text);
});

test.each([
  ["en", "September"],
  ["de", "September"],
  ["fr", "septembre"],
  ["zh-hant", "9月"],
  ["he", "ספטמבר"],
] as const)("has the month of a calendar leaf in %s", (language, month) => {
  expect(dayAndMonthIn(language, EVENING.start)).toEqual({ day: "11", month });
});
