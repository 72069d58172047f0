/** @jest-environment node */
import { timeFaults } from "@/lib/events/time-faults";

// Saturday, 5 December 2026, 19:00 in Berlin, 13:00 in New York.
const NOW = new Date("2026-12-05T18:00:00Z");

const BERLIN = "Europe/Berlin";

test.each([
  ["to come", "2026-12-05T19:30", "2026-12-05T22:00", BERLIN, {}],
  ["at this minute", "2026-12-05T19:00", "2026-12-05T22:00", BERLIN, {}],
  ["a minute ago", "2026-12-05T18:59", "2026-12-05T22:00", BERLIN, { start: "time.past" }],
  [
    "later than there, earlier than here",
    "2026-12-05T13:30",
    "2026-12-05T15:00",
    "America/New_York",
    {},
  ],
  ["years ago", "2019-12-05T19:30", "2019-12-05T22:00", BERLIN, { start: "time.past" }],
  ["in two years", "2028-12-05T19:00", "2028-12-05T20:00", BERLIN, {}],
  ["in more than two years", "2028-12-05T19:01", "2028-12-05T20:00", BERLIN, { start: "time.far" }],
  ["in the year 9999", "9999-12-05T19:01", "9999-12-05T20:00", BERLIN, { start: "time.far" }],
  ["in a skipped hour", "2027-03-28T02:30", "2027-03-28T05:00", BERLIN, { start: "time.skipped" }],
  ["until a skipped hour", "2027-03-27T22:00", "2027-03-28T02:30", BERLIN, { end: "time.skipped" }],
  ["over a skipped hour", "2027-03-28T01:30", "2027-03-28T03:30", BERLIN, {}],
  ["in a repeated hour", "2027-10-31T02:30", "2027-10-31T02:45", BERLIN, {}],
])("an event %s", (_, start, end, timeZone, errors) => {
  expect(timeFaults({ start, end, timeZone }, NOW)).toEqual(errors);
});

test("an event that has begun keeps its start, and can end later", () => {
  const known = { start: "2026-12-05T12:00", end: "2026-12-05T20:00", timeZone: BERLIN };
  expect(timeFaults(known, NOW, known)).toEqual({});
  expect(timeFaults({ ...known, end: "2026-12-05T23:00" }, NOW, known)).toEqual({});
  expect(timeFaults({ ...known, start: "2026-12-05T11:00" }, NOW, known)).toEqual({
    start: "time.past",
  });
  expect(timeFaults({ ...known, end: "2026-12-05T18:00" }, NOW, known)).toEqual({
    end: "time.ended",
  });
});
