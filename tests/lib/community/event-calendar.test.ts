/** @jest-environment node */
import { eventCalendar } from "@/lib/community/event-calendar";
import { listEvents } from "@/lib/community/queries";

/** Lines of an iCalendar file: a line that begins with a space goes on with the one before. */
function linesOf(calendar: string) {
  return calendar.replaceAll("\r\n ", "").split("\r\n");
}

test("an event is at the wall clock of its place, in a zone that the file defines", async () => {
  const [supper] = await listEvents();
  if (!supper) throw new Error("There is no event");
  const lines = linesOf(eventCalendar(supper));
  expect(lines).toEqual(
    expect.arrayContaining([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "BEGIN:VTIMEZONE",
      "TZID:America/New_York",
      "BEGIN:VEVENT",
      "UID:one-long-table@localhost:3000",
      "DTSTAMP:20261122T000000Z",
      "DTSTART;TZID=America/New_York:20270612T183000",
      "DTEND;TZID=America/New_York:20270612T223000",
      "SUMMARY:One long table\\, eight courses (sample event)",
      "LOCATION:Radish & Rye\\, New York",
      "URL;VALUE=URI:http://localhost:3000/community/events/one-long-table",
    ]),
  );
});

test("the file of an event is the same at every build", async () => {
  for (const event of await listEvents())
    expect(eventCalendar(event)).toBe(eventCalendar({ ...event }));
});

test("no line is longer than 75 octets", async () => {
  for (const event of await listEvents())
    for (const line of eventCalendar(event).split("\r\n"))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
