import { render, screen } from "@testing-library/react";
import { EventMembers } from "@/components/community/events/event-members";
import { GuestsScreen } from "@/components/community/events/guests-screen";
import { getGuests, getOwnEvents } from "@/lib/community/actions";
import { filesOf } from "@/lib/languages/texts-in";
import { InLanguage } from "@/tests/components/in-language";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock("@/lib/community/actions", () => ({
  getGuests: jest.fn(),
  getOwnEvents: jest.fn(),
  joinWithoutScripts: jest.fn(),
}));
jest.mock("@/lib/auth/signed-in-mark", () => ({
  ...jest.requireActual("@/lib/auth/signed-in-mark"),
  hasSessionCookie: () => true,
}));

const GUESTS = { members: [{ name: "Ada Goes", slug: "ada-goes" }], others: 2 };
const EVENT = { id: "summer-picnic", title: "A picnic" };

it("names the members who go to those who go, and requests no other event", async () => {
  jest.mocked(getOwnEvents).mockResolvedValue(["mine"]);
  jest.mocked(getGuests).mockResolvedValue(GUESTS);
  render(
    <>
      <EventMembers eventId="mine" />
      <EventMembers eventId="another" />
    </>,
  );
  expect(await screen.findByRole("heading", { name: "Members who are going" })).toBeVisible();
  expect(screen.getAllByRole("heading")).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Ada Goes" })).toHaveAttribute(
    "href",
    "/community/members/ada-goes",
  );
  expect(screen.getByText("And 2 more.")).toBeVisible();
  expect(jest.mocked(getGuests).mock.calls).toEqual([["mine"]]);
});

it("says on a page of its own who is going, or what to do to know", () => {
  const { rerender } = render(<GuestsScreen event={EVENT} guests={GUESTS} result="joined" />);
  expect(screen.getByRole("link", { name: "Ada Goes" })).toBeVisible();
  expect(screen.getByText(/^You are going\./)).toBeVisible();
  expect(screen.getByRole("button", { name: "Going", pressed: true })).toBeVisible();
  rerender(<GuestsScreen event={EVENT} guests={undefined} result="toString" />);
  expect(screen.queryByText("Ada Goes")).toBeNull();
  expect(screen.getByText(/^Join the event/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Join Event", pressed: false })).toBeVisible();
});

it("says in German who is going, and keeps title and names apart", () => {
  const subjects = filesOf("de", [
    "event-actions",
    "event-guests",
    "event-join",
    "form-pages",
    "presses",
  ]);
  const show = (guests: typeof GUESTS | undefined) => (
    <InLanguage language="de" subjects={subjects}>
      <GuestsScreen event={{ ...EVENT, sample: true }} guests={guests} result="joined" />
    </InLanguage>
  );
  const { rerender } = render(show(GUESTS));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Mitglieder, die dabei sind");
  expect(screen.getByText(/^Du hast zugesagt\. Drück den Knopf/)).toBeVisible();
  expect(screen.getByText("Und 2 weitere Mitglieder.")).toBeVisible();
  expect(screen.getByText("Ada Goes").closest("bdi")).not.toBeNull();
  expect(screen.getByText("A picnic").closest("bdi")).toHaveAttribute("lang", "en");
  expect(screen.getByRole("link", { name: "A picnic" })).toHaveAttribute(
    "href",
    "/de/community/events/summer-picnic",
  );
  rerender(show(undefined));
  expect(screen.getByText(/^Sag zu, um zu sehen/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Zusagen", pressed: false })).toBeVisible();
});
