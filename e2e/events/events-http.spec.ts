import ICAL from "ical.js";
import { changeRole, signUp, signUpForDesk } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import { textOf, type HttpVisitor } from "@/e2e/support/http/http-visitor";
import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { readRows, runShell } from "@/e2e/support/servers/database-shell";

// Events of members (P14.960 to P14.968), by forms alone.
test.describe.configure({ timeout: 240_000, mode: "serial" });

const YEAR = new Date().getUTCFullYear() + 1;
const DAY = `${YEAR}-06-12`;

const FIELDS = {
  Starts: `${DAY}T18:30`,
  Ends: `${DAY}T22:30`,
  "Street address": "Jardim da Estrela",
  City: "Lisbon, Portugal",
  "What happens there": "We fold two hundred of them.\n\nThen we eat them.",
  Link: "https://example.org/dumplings",
};

/** Other tests of this server see the samples in the list of events, which real ones replace. */
test.afterAll(async ({ server }) => {
  await runShell(server, "delete from chard.events");
});

async function propose(visitor: HttpVisitor, Title: string, fields: Record<string, string> = {}) {
  await visitor.open("/community/events/new?place=none");
  await visitor.press("Propose event", { Title, ...FIELDS, ...fields });
}

async function publish(desk: HttpVisitor, id: string) {
  await desk.open(`/desk/events/${id}`);
  await desk.press("Publish");
}

const panel = (visitor: HttpVisitor) =>
  textOf(visitor.main.getByRole("complementary", { name: "Time and place" }));

async function readCalendar(visitor: HttpVisitor, id: string) {
  const { html, headers } = await visitor.fetch(`/community/events/${id}/event.ics`);
  expect(headers["content-type"]).toBe("text/calendar; charset=utf-8");
  const component = new ICAL.Component(ICAL.parse(html)).getFirstSubcomponent("vevent")!;
  const { uid, sequence, startDate } = new ICAL.Event(component);
  const status = component.getFirstPropertyValue("status");
  return { uid, sequence, status, start: startDate.toString() };
}

test("what is wrong is said at its field, and what was typed stays", async ({
  visitor,
  server,
}) => {
  await signUp(visitor);
  await visitor.open("/community/events/new?place=none");
  await visitor.press("Propose event", { Title: "Dumplings", City: "Lisbon" });
  for (const [label, text] of [
    ["Starts", "Please say on which day and at what time it starts."],
    ["Ends", "Please say on which day and at what time it ends."],
    ["Street address", "Please write the street address"],
    ["What happens there", "Please say in at least 10 characters"],
  ] as const)
    expect(visitor.description(label)).toContain(text);
  expect(visitor.field("Title").value).toBe("Dumplings");

  await propose(visitor, "Dumplings", { Starts: "2019-12-05T19:30", Ends: "2019-12-05T18:30" });
  expect(visitor.description("Ends")).toContain("It has to end after it starts.");
  await visitor.press("Propose event", { Ends: "2019-12-05T22:30" });
  expect(visitor.description("Starts")).toContain("This is in the past there.");
  expect(visitor.field("City").value).toBe("Lisbon, Portugal");
  await visitor.press("Propose event", {
    Starts: FIELDS.Starts,
    Ends: FIELDS.Ends,
    City: "Nowhereville on Sea",
  });
  expect(visitor.description("City")).toContain("We do not know this city.");
  expect(visitor.field("What happens there").value).toBe(FIELDS["What happens there"]);
  expect(await readRows(server, "select id from chard.events where title = 'Dumplings'")).toEqual(
    [],
  );
});

test("a member proposes an event, the desk publishes it, it is changed and cancelled @core", async ({
  visitor,
  newVisitor,
  server,
}) => {
  const [desk, guest] = [newVisitor(), newVisitor()];
  await signUp(visitor);
  await signUpForDesk(desk, server);
  await propose(visitor, "Dumplings in the park", { Starts: `${DAY}T18:30:15` });
  expect(visitor.path).toBe("/community/events/dumplings-in-the-park/edit");
  expect(visitor.page.text).toContain("A moderator will review it first.");
  expect((await guest.open("/community/events/dumplings-in-the-park")).status).toBe(404);
  // Sent again on a slow connection.
  await propose(visitor, "Dumplings in the park");
  const sent = "select id from chard.events where title = 'Dumplings in the park'";
  expect(await readRows(server, sent)).toHaveLength(1);

  await desk.open("/desk/events");
  await desk.follow(/Dumplings in the park/);
  expect(desk.page.text).toContain("Jardim da Estrela, Lisbon, Portugal");
  expect(desk.page.text).toContain("6:30 pm to 10:30 pm, Lisbon time");
  await desk.press("Publish");

  await guest.open("/community/events");
  await guest.follow("Dumplings in the park");
  expect(panel(guest)).toContain("6:30 pm to 10:30 pm, Lisbon time");
  expect(panel(guest)).toContain("Jardim da Estrela");
  expect(guest.page.text).toContain("Announced by Noor Adeyemi");
  expect(guest.page.html).toContain("EventScheduled");
  const first = await readCalendar(guest, "dumplings-in-the-park");
  expect(first).toMatchObject({ sequence: 0, status: "CONFIRMED", start: `${DAY}T18:30:00` });

  await signUp(guest, { name: "Ben Goes", next: "/community/events/dumplings-in-the-park" });
  await guest.press("Join Event");
  expect(guest.page.text).toContain("You are going.");

  // Stored values, sent again without a change.
  await visitor.open("/community/events/dumplings-in-the-park/edit");
  await visitor.press("Save event");
  expect(visitor.path).toBe("/community/events/dumplings-in-the-park");
  expect(await readCalendar(guest, "dumplings-in-the-park")).toEqual(first);
  await visitor.open("/community/events/dumplings-in-the-park/edit");
  await visitor.press("Save event", { Starts: `${DAY}T19:00`, "Street address": "Library" });
  await guest.open("/community/events/dumplings-in-the-park");
  expect(panel(guest)).toContain("7 pm to 10:30 pm");
  expect(panel(guest)).toContain("Library");
  expect(panel(guest)).toContain("1 attendee");
  const changed = await readCalendar(guest, "dumplings-in-the-park");
  expect(changed).toEqual({ ...first, sequence: 1, start: `${DAY}T19:00:00` });

  await visitor.open("/profile");
  await visitor.follow("Dumplings in the park");
  await visitor.press("Cancel for good");
  await guest.open("/community/events/dumplings-in-the-park");
  expect(guest.page.text).toContain("This event is cancelled.");
  expect(guest.main.queryByRole("button", { name: "Join Event" })).toBeNull();
  expect(guest.page.html).toContain("EventCancelled");
  const cancelled = await readCalendar(guest, "dumplings-in-the-park");
  expect(cancelled).toEqual({ ...changed, sequence: 2, status: "CANCELLED" });
  await guest.open("/community/events");
  expect(guest.page.text).not.toContain("Dumplings in the park");
  await guest.open("/profile");
  guest.main.getByRole("link", { name: "Dumplings in the park" });
});

test("an event at a place of the directory, removed with a reason, and taken back", async ({
  visitor,
  newVisitor,
  server,
}) => {
  const desk = newVisitor();
  const email = await signUpForDesk(desk, server);
  await signUp(visitor, { next: "/community/events/new" });
  // The samples are not found once another test of the server has added a restaurant.
  await addRestaurant(server, { id: "rye-house", name: "Rye House", like: "1", isSample: false });
  await expect
    .poll(async () => {
      await visitor.press("Find", { "Name of the place": "Rye House" });
      return visitor.page.text;
    })
    .toContain("It is here: Rye House");
  await visitor.follow(/^It is here\s*:\s*Rye House$/);
  expect(visitor.page.text).toContain("At Rye House");
  const { "Street address": _address, City: _city, ...fields } = FIELDS;
  await visitor.press("Propose event", { Title: "Rye night", ...fields });
  expect(visitor.path).toBe("/community/events/rye-night/edit");
  const stored = "select restaurant_id, time_zone, status from chard.events where id = 'rye-night'";
  expect(await readRows(server, stored)).toEqual([
    { restaurant_id: "rye-house", time_zone: "America/New_York", status: "waiting" },
  ]);
  await desk.open("/desk/events/rye-night");
  await desk.press("Send and remove", { Advertising: true });
  await visitor.open("/profile");
  expect(visitor.page.text).toContain("Your event “Rye night” in New York");
  expect(visitor.page.text).toContain("Reason: Advertising");
  await desk.open("/desk/events/rye-night");
  await desk.press("Undo");
  await publish(desk, "rye-night");
  await visitor.open("/community/events/rye-night");
  visitor.main.getByRole("link", { name: "Rye House, New York" });
  // Three links wait, and hide the event until the desk has looked at them.
  await visitor.open("/community/events/rye-night/edit");
  const links = "https://a.example https://b.example https://c.example";
  await visitor.press("Save event", { "What happens there": links });
  expect(visitor.page.text).toContain("Members who are going are told");
  expect((await newVisitor().open("/community/events/rye-night")).status).toBe(404);
  await desk.open("/desk/events/rye-night");
  expect(desk.page.text).toContain("Published before");
  await publish(desk, "rye-night");
  expect((await newVisitor().open("/community/events/rye-night")).status).toBe(200);

  // Anyone reports it.
  await visitor.open("/community/events/rye-night");
  await visitor.follow("Report this event");
  await visitor.press("Send report", { "Advertising or spam": true });
  expect(visitor.path).toBe("/report/sent");
  await changeRole(server, email, "none");
});

test("the page of its city lists an event in the language of the page", async ({
  visitor,
  server,
}) => {
  await addRestaurant(server, { id: "rye-tavern", name: "Tavern", like: "1", isSample: false });
  for (const statement of [
    "insert into chard.cities (id, name, country, continent, count, lat, lng, position, sample, geoname_id) values ('rye-town', 'Rye Town', 'United States', 'North America', 1, 40.7, -74, 1, false, 99000002)",
    "update chard.restaurants set city_id = 'rye-town' where id = 'rye-tavern'",
    `insert into chard.events (id, title, text, local_start, local_end, time_zone, starts_at, ends_at, address, city, country, city_id, status)
     values ('rye-dance', 'Rye dance', 'We dance until it is light.', '${DAY}T18:30', '${DAY}T22:30', 'America/New_York', '${DAY}T22:30Z', '${YEAR}-06-13T02:30Z', 'Main Street 1', 'Rye Town', 'United States', 'rye-town', 'published')`,
  ])
    await runShell(server, statement);
  await expect
    .poll(async () => (await visitor.open("/restaurants/by-city/rye-town")).text)
    .toContain("Events in Rye Town");
  expect(visitor.page.text).toContain(`12 June ${YEAR}, 6:30 pm to 10:30 pm, New York time`);
  await visitor.open("/de/restaurants/by-city/rye-town");
  expect(visitor.page.text).toContain("Veranstaltungen in Rye Town");
  expect(visitor.page.text).toMatch(new RegExp(`12\\. Juni ${YEAR}, 18:30.22:30 Uhr`));
  await visitor.follow("Rye dance");
  expect(visitor.path).toBe("/de/community/events/rye-dance");
});

test("signed-out visitors sign in first; an event is its author's alone to change", async ({
  visitor,
  newVisitor,
}) => {
  await visitor.open("/community/events/new");
  expect(visitor.path).toBe(`/auth?next=${encodeURIComponent("/community/events/new")}`);
  await signUp(visitor);
  await propose(visitor, "Not yours");
  const other = newVisitor();
  await signUp(other);
  expect((await other.open("/community/events/not-yours/edit")).status).toBe(404);
  await visitor.press("Withdraw for good");
  expect(visitor.path).toBe("/community/events");
  expect((await visitor.open("/community/events/not-yours/edit")).status).toBe(404);
});

test("a form that was open before the end does not move it", async ({
  visitor,
  newVisitor,
  server,
}) => {
  const desk = newVisitor();
  await signUp(visitor);
  await signUpForDesk(desk, server);
  await propose(visitor, "Over meanwhile");
  await publish(desk, "over-meanwhile");
  await visitor.open("/community/events/over-meanwhile/edit");
  await runShell(
    server,
    `update chard.events set local_start = '2024-06-12T18:30', local_end = '2024-06-12T22:30',
       starts_at = '2024-06-12T17:30:00Z', ends_at = '2024-06-12T21:30:00Z' where id = 'over-meanwhile'`,
  );
  await visitor.press("Save event", { Ends: `${DAY}T23:30` });
  expect(visitor.page.text).toContain("This event is over.");
  const stored = "select local_end from chard.events where id = 'over-meanwhile'";
  expect(await readRows(server, stored)).toEqual([{ local_end: "2024-06-12T22:30" }]);
});
