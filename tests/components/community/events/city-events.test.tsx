import { render, screen } from "@testing-library/react";
import { CityEvents } from "@/components/community/events/city-events";
import { NEW_EVENT } from "@/tests/fakes/member-event";

const LATER = { ...NEW_EVENT, id: "picnic", title: "Picnic", end: "2027-06-20T22:30" };

afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ["shows the events to come", "2027-06-12T20:00:00Z", ["Dumplings in the park", "Picnic"]],
  ["leaves out what is over", "2027-06-12T21:31:00Z", ["Picnic"]],
  ["is gone once all are over", "2027-06-20T21:31:00Z", undefined],
])("a page that was written some time ago %s", (_, now, titles) => {
  jest.useFakeTimers({ now: new Date(now) });
  render(<CityEvents city="Lisbon" events={[NEW_EVENT, LATER]} />);
  const found = screen.queryAllByRole("heading", { level: 3 });
  expect(found.map(({ textContent }) => textContent)).toEqual(titles ?? []);
  expect(screen.queryByRole("region", { name: "Events in Lisbon" }) !== null).toBe(!!titles);
});

test("a place in another script has its name with its language", () => {
  jest.useFakeTimers({ now: new Date("2027-06-12T20:00:00Z") });
  const names = { name: "青葉素食", latinName: "Green Leaf", nameLang: "zh-Hant" };
  const place = { id: "green-leaf", ...names, sample: false };
  render(<CityEvents city="Lisbon" events={[{ ...NEW_EVENT, place }]} />);
  const door = screen.getByText("青葉素食");
  expect(door).toHaveAttribute("lang", "zh-Hant");
  expect(door.parentElement).toHaveTextContent("青葉素食 (Green Leaf), Lisbon");
});
