/** @jest-environment node */
import { eventTimeLines, isPastEvent, zoneLabel } from "@/lib/community/event-time";

const EVENT = { date: "2027-06-12T18:30", end: "2027-06-12T22:30", timeZone: "America/New_York" };

test.each([
  ["before it begins", "2027-06-12T22:00:00Z", false],
  ["while it goes on", "2027-06-13T02:00:00Z", false],
  ["at its last minute", "2027-06-13T02:30:59Z", false],
  ["a minute later", "2027-06-13T02:31:00Z", true],
  ["long after", "2030-01-01T00:00:00Z", true],
])("%s, by the clock of its place, an event is over: %s is %s", (_, now, over) => {
  expect(isPastEvent(EVENT, new Date(now))).toBe(over);
});

test("the same wall clock ends earlier further east", () => {
  const now = new Date("2027-06-12T14:00:00Z");
  expect(isPastEvent({ ...EVENT, timeZone: "Asia/Tokyo" }, now)).toBe(true);
  expect(isPastEvent(EVENT, now)).toBe(false);
});

test("times name their zone", () => {
  expect(zoneLabel("America/Argentina/Buenos_Aires")).toBe("Buenos Aires time");
  expect(eventTimeLines(EVENT)).toEqual({
    day: "Saturday, 12 June 2027",
    hours: "6:30 pm to 10:30 pm, New York time",
  });
});
