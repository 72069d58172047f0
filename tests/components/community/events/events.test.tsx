import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Events } from "@/components/community/events/events";
import { connectNotices, type Notice } from "@/lib/browser/notices";
import { listEvents } from "@/lib/community/queries";

const WRITTEN = "2026-11-22T00:00:00Z";

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(WRITTEN), doNotFake: ["setTimeout", "queueMicrotask"] });
});
afterEach(() => {
  jest.useRealTimers();
});

const titlesOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole("heading")
    .map(({ textContent }) => textContent);

test("shows each event's title, date, place and attendees", async () => {
  const events = await listEvents();
  render(<Events events={events} writtenAt={WRITTEN} />);
  const cards = screen.getAllByRole("article");
  expect(cards).toHaveLength(events.length);
  const first = within(cards[0]!);
  expect(first.getByRole("heading", { level: 2 })).toHaveTextContent("One long table");
  expect(first.getByText("Saturday, 12 June 2027, 6:30 pm")).toHaveAttribute(
    "datetime",
    "2027-06-12T18:30",
  );
  expect(first.getByRole("link", { name: "Radish & Rye, New York" })).toHaveAttribute(
    "href",
    "/restaurants/1",
  );
  expect(cards[0]).toHaveTextContent("38 attendees");
});

test("says that sign-ups are not open yet when an event is joined, and where to go today", async () => {
  const notices: Notice[] = [];
  const disconnect = connectNotices((notice) => notices.push(notice));
  render(<Events events={await listEvents()} writtenAt={WRITTEN} />);
  const buttons = screen.getAllByRole("button", { name: "Join Event" });
  expect(buttons).toHaveLength(3);
  expect(buttons[1]).toHaveAccessibleDescription("Knife skills for vegetable people");
  await userEvent.click(buttons[1]!);
  expect(notices).toEqual([
    expect.objectContaining({
      title: "Sign-ups for events are not open yet",
      action: expect.objectContaining({ href: "/restaurants/near-me" }),
    }),
  ]);
  disconnect();
});

test("an event that is over moves to the past events, where it cannot be joined", async () => {
  jest.setSystemTime(new Date("2027-06-13T02:31:00Z"));
  render(<Events events={await listEvents()} writtenAt={WRITTEN} />);
  const past = screen.getByRole("region", { name: "Past events" });
  expect(titlesOf(past)).toEqual(["Past events", "One long table, eight courses"]);
  expect(within(past).queryByRole("button")).not.toBeInTheDocument();
  expect(within(past).getByRole("link", { name: "One long table, eight courses" })).toHaveAttribute(
    "href",
    "/community/events/one-long-table",
  );
  expect(screen.getAllByRole("button", { name: "Join Event" })).toHaveLength(2);
});

test("says so when nothing is planned, and keeps the past events, the latest first", async () => {
  jest.setSystemTime(new Date("2028-01-01T00:00:00Z"));
  render(<Events events={await listEvents()} writtenAt={WRITTEN} />);
  expect(screen.getByText(/No events are planned/)).toBeVisible();
  expect(titlesOf(screen.getByRole("region", { name: "Past events" })).slice(1)).toEqual([
    "A picnic with recipe cards",
    "Knife skills for vegetable people",
    "One long table, eight courses",
  ]);
});
