import { readRows } from "@/e2e/support/servers/database-shell";
import { signUp } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import { textOf, type HttpVisitor } from "@/e2e/support/http/http-visitor";

// Events (P14.45), by forms alone.
const EVENT = "/community/events/knife-skills";

const attendees = (visitor: HttpVisitor) =>
  Number(
    /(\d+) attendees/.exec(
      textOf(visitor.main.getByRole("complementary", { name: "Time and place" })),
    )![1],
  );

test("a member joins, and leaves", async ({ visitor, server }) => {
  const email = await signUp(visitor);
  const guests = `select event_id from chard.event_guests where user_id = (select id from auth.users where email = '${email}')`;
  await visitor.open(EVENT);
  const before = attendees(visitor);
  // A page that was built does not know who is going: its button may be pressed again.
  for (const times of [1, 2]) {
    await visitor.press("Join Event");
    expect(visitor.page.text, `press ${times}`).toContain("You are going.");
    visitor.main.getByRole("button", { name: "Going", pressed: true });
    visitor.main.getByRole("link", { name: "Noor Adeyemi" });
    await visitor.open(EVENT);
    expect(attendees(visitor)).toBe(before + 1);
    expect(await readRows(server, guests)).toEqual([{ event_id: "knife-skills" }]);
  }
  await visitor.follow("See who is going");
  await visitor.press("Going");
  expect(visitor.page.text).toContain("You are no longer going");
  visitor.main.getByRole("button", { name: "Join Event" });
  await visitor.open(EVENT);
  expect(attendees(visitor)).toBe(before);
  expect(await readRows(server, guests)).toEqual([]);
});

test("an event is a file for calendars, too", async ({ visitor }) => {
  const file = await visitor.fetch("/community/events/knife-skills/event.ics");
  expect(file.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(file.html).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nSUMMARY:/);
});
