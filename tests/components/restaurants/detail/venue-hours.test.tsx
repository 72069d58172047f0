import { act, render, screen } from "@testing-library/react";
import { RestaurantDetail } from "@/components/restaurants/detail/restaurant-detail";
import { parseHoursAnywhere } from "@/lib/opening-hours/parse-anywhere";
import { silentHolidays } from "@/lib/opening-hours/silent-holidays";
import { NO_SOURCES } from "@/lib/restaurants/facts/fact-sources";
import type { Restaurant, WeekHours } from "@/lib/restaurants/types";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

const { rating: _rating, ...known } = exampleRestaurant();
const VENUE: Restaurant = {
  ...known,
  id: "nachtkohl-berlin",
  name: "Nachtkohl",
  timeZone: "Europe/Berlin",
  countryCode: "DE",
  images: [],
  reviewCount: 0,
  sample: false,
  osm: "node/1",
};
const night = [{ open: "18:00", close: "02:00" }];
const lunch = [{ open: "12:00", close: "15:00" }];

function open(hours: WeekHours, instant: string, fields: Partial<Restaurant> = {}) {
  const now = new Date(instant);
  jest.useFakeTimers({ now, doNotFake: ["queueMicrotask"] });
  const restaurant = { ...VENUE, hours, ...fields };
  render(
    <RestaurantDetail
      {...{ restaurant, now }}
      silentHolidays={silentHolidays(restaurant, undefined, now)}
      reviews={[]}
      sources={NO_SOURCES}
      ownerPhotos={[]}
      nearby={[]}
    />,
  );
}
afterEach(() => jest.useRealTimers());

const row = (weekday: string) => screen.getByText(weekday).closest("div");

it.each<[WeekHours, string]>([
  [{ saturday: night }, "Still open until 02:00, then closed"],
  [{ saturday: night, sunday: lunch }, "Still open until 02:00, then 12:00 – 15:00"],
])("the row of a day says that yesterday's hours still run, case %#", (hours, text) => {
  open(hours, "2026-11-29T01:00:00+01:00");
  expect(row("Sunday")).toHaveTextContent(text);
  expect(screen.getByText("Open now")).toBeVisible();
  expect(screen.getByText("until 02:00")).toBeVisible();
});

it.each([
  ["2026-11-28T19:00:00+01:00", "Saturday today18:00 – 02:00", "SundayClosed"],
  ["2026-11-29T01:00:00+01:00", "Saturday18:00 – 02:00", "Still open until 02:00, then closed"],
  ["2026-11-29T03:00:00+01:00", "Saturday18:00 – 02:00", "Sunday todayClosed"],
])("a night before a day that is off belongs to its evening, at %s", (instant, evening, off) => {
  const hoursText = "Sa 18:00-02:00; Su off";
  const place = { lat: 52.5, lng: 13.4, timeZone: "Europe/Berlin", country: "DE", state: "" };
  const read = parseHoursAnywhere(hoursText, place, new Date("2026-11-28T00:00:00Z"));
  open(read!.hours!, instant, { hoursText });
  expect(row("Saturday")).toHaveTextContent(evening);
  expect(row("Sunday")).toHaveTextContent(off);
});

it("goes on with the clock in a page that is left open, also after the browser froze it", () => {
  open({ saturday: night }, "2026-11-29T01:59:50+01:00");
  act(() => jest.advanceTimersByTime(30_000));
  expect(screen.queryByText("Open now")).not.toBeInTheDocument();
  expect(row("Sunday")).toHaveTextContent("Sunday todayClosed");
  jest.setSystemTime(new Date("2026-12-05T19:00:00+01:00"));
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(screen.getByText("Open now")).toBeVisible();
});

it("says in the header when it opens, as cards do", () => {
  open({ thursday: lunch }, "2026-11-26T09:00:00+01:00");
  expect(screen.getByText("opens at 12:00")).toBeVisible();
});

it("shows a note in place of open or closed, and in the row of its day", () => {
  const note = { open: "00:00", close: "24:00", state: "unknown", note: "by arrangement" } as const;
  open({ friday: lunch, saturday: [note] }, "2026-11-28T13:00:00+01:00");
  expect(screen.getAllByText("“by arrangement”")).toHaveLength(2);
  expect(row("Saturday")).toHaveTextContent("“by arrangement”");
  for (const word of ["Open now", "Closed,", "Opens Friday at 12:00"])
    expect(screen.queryByText(word)).not.toBeInTheDocument();
});

it("says how hours were read, and shows their text on demand", () => {
  const hoursText = "Mo-Fr 12:00-15:00; Mo-Fr 18:00-22:00";
  open({ monday: lunch, reading: ["added", "sun"] }, "2026-11-26T09:00:00+01:00", { hoursText });
  expect(screen.getByText(/^Two times are given for the same days/)).toBeVisible();
  expect(screen.getByText(/^These hours follow the sun/)).toBeVisible();
  expect(screen.getByText("Hours as written").closest("details")).toHaveTextContent(hoursText);
});

describe("a public holiday", () => {
  const HINT = /^Today is a public holiday here/;
  const christmas = "2026-12-25T13:00:00+01:00";

  it("of which the hours say nothing is named", () => {
    open({ friday: lunch }, christmas, { hoursText: "Fr 12:00-15:00" });
    expect(screen.getByText(HINT)).toBeVisible();
  });

  it("of the United Kingdom is named", () => {
    open({ friday: lunch }, christmas, { hoursText: "Fr 12:00-15:00", countryCode: "GB" });
    expect(screen.getByText(HINT)).toBeVisible();
  });

  it.each<[string, string, Partial<Restaurant>]>([
    ["the date has its own rule", christmas, { hoursText: "Fr 12:00-15:00; Dec 25 off" }],
    ["the hours say what is then", christmas, { hoursText: "Fr 12:00-15:00; PH 12:00-15:00" }],
    ["it is no holiday", "2026-12-23T13:00:00+01:00", { hoursText: "Fr 12:00-15:00" }],
    ["holidays are not known there", christmas, { hoursText: "Fr 12:00-15:00", countryCode: "TW" }],
    ["it is a sample", christmas, { sample: true }],
  ])("is not named where %s", (_case, instant, fields) => {
    open({ friday: lunch }, instant, fields);
    expect(screen.queryByText(HINT)).not.toBeInTheDocument();
  });
});
