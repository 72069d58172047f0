import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Events } from "@/components/community/events";
import { connectNotices, type Notice } from "@/lib/browser/notices";
import { listEvents } from "@/lib/community/queries";

test("tells each event's title, date, place and attendees", async () => {
  const events = await listEvents();
  render(<Events events={events} />);
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
  render(<Events events={await listEvents()} />);
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
