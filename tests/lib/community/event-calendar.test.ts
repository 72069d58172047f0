/** @jest-environment node */
import ICAL from "ical.js";
import { eventCalendar, toCalendarEvent } from "@/lib/community/event-calendar";
import { listEvents } from "@/lib/community/queries";
import { instantOf } from "@/lib/events/local-time";
import type { MemberEvent } from "@/lib/events/types";
import { NEW_EVENT } from "@/tests/fakes/member-event";

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

test("in German it is the same event, leads to the German page, and says in German that it is a sample", async () => {
  const [supper] = await listEvents();
  const lines = linesOf(eventCalendar(supper!, "de"));
  expect(lines).toEqual(
    expect.arrayContaining([
      "PRODID:-//Chard//Events//DE",
      "UID:one-long-table@localhost:3000",
      "DTSTART;TZID=America/New_York:20270612T183000",
      "SUMMARY:One long table\\, eight courses (Beispielveranstaltung)",
      "URL;VALUE=URI:http://localhost:3000/de/community/events/one-long-table",
      expect.stringMatching(/^DESCRIPTION:Eine Beispielveranstaltung: Sie findet nicht statt\./),
    ]),
  );
  const event = toCalendarEvent({ ...NEW_EVENT, city: "Vienna", country: "Austria" }, "de");
  expect(event.location).toBe("Jardim da Estrela, Wien, Österreich");
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

/** What a calendar program reads: a parser of its own, with the time zones of the file alone. */
function read(event: MemberEvent) {
  const calendar = new ICAL.Component(ICAL.parse(eventCalendar(toCalendarEvent(event))));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents("vtimezone"))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const component = calendar.getFirstSubcomponent("vevent")!;
  return { component, event: new ICAL.Event(component) };
}

describe("a member's event, as a calendar program reads it", () => {
  test.each([
    ["Europe/Lisbon", "2027-06-12T18:30", "2027-06-12T22:30"],
    ["Europe/Lisbon", "2027-01-12T18:30", "2027-01-13T01:00"],
    ["America/New_York", "2027-03-14T01:30", "2027-03-14T04:00"],
    ["America/New_York", "2027-11-07T04:00", "2027-11-07T12:00"],
    ["Europe/Berlin", "2027-03-28T03:00", "2027-03-28T05:00"],
    ["Europe/Berlin", "2027-10-30T22:00", "2027-10-31T05:00"],
    ["Asia/Kathmandu", "2026-12-05T19:30", "2026-12-05T21:00"],
    ["Australia/Sydney", "2027-01-26T10:00", "2027-01-26T12:00"],
    ["America/Argentina/Buenos_Aires", "2027-01-26T10:00", "2027-01-26T12:00"],
    ["Pacific/Auckland", "2027-04-04T10:00", "2027-04-04T12:00"],
  ])("is in %s from %s to %s", (timeZone, start, end) => {
    const { event } = read({ ...NEW_EVENT, timeZone, start, end });
    expect(event.startDate.toJSDate()).toEqual(instantOf(start, timeZone));
    expect(event.endDate.toJSDate()).toEqual(instantOf(end, timeZone));
  });

  test("has all of its texts, whatever is in them", () => {
    const title = 'Soup; bread, \\ and "tea" – žluťoučký 餃子 🥟';
    const text = `${"Long lines are folded. ".repeat(20)}\n\nBEGIN:VEVENT\nDTSTART:20200101T000000Z`;
    const { component, event } = read({ ...NEW_EVENT, title, text, link: "https://example.org/a" });
    expect(event.summary).toBe(title);
    expect(event.description).toBe(`${text}\n\nhttps://example.org/a`);
    expect(event.location).toBe("Jardim da Estrela, Lisbon, Portugal");
    expect(component.getFirstPropertyValue("url")).toMatch(/\/events\/dumplings-in-the-park$/);
    expect(component.getFirstPropertyValue("status")).toBe("CONFIRMED");
  });

  test("is the same event after a change, and says that it is a later version", () => {
    const first = read(NEW_EVENT);
    const updatedAt = "2026-12-01T08:00:00Z";
    const changed = read({ ...NEW_EVENT, start: "2027-06-12T19:00", sequence: 1, updatedAt });
    const cancelled = read({ ...NEW_EVENT, isCancelled: true, sequence: 2, updatedAt });
    expect(changed.event.uid).toBe(first.event.uid);
    expect(cancelled.event.uid).toBe(first.event.uid);
    expect([first, changed, cancelled].map(({ event }) => event.sequence)).toEqual([0, 1, 2]);
    expect(changed.component.getFirstPropertyValue("dtstamp")!.toString()).toBe(updatedAt);
    expect(changed.component.getFirstPropertyValue("last-modified")!.toString()).toBe(updatedAt);
    expect(cancelled.component.getFirstPropertyValue("status")).toBe("CANCELLED");
  });
});
