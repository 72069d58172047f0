import { exampleRestaurant } from "@/tests/lib/restaurants/example";
import { received, sent } from "@/lib/restaurants/hours/sent-hours";
import { summarize } from "@/lib/restaurants/summary";
import type { WeekHours } from "@/lib/restaurants/types";

const summary = summarize(exampleRestaurant());
const OPEN = [{ open: "17:00", close: "22:00" }];
const WEEK: WeekHours = { monday: OPEN, tuesday: OPEN, friday: OPEN };

test.each<[string, WeekHours | undefined]>([
  ["a week", WEEK],
  ["single dates", { ...WEEK, dates: { "2026-12-24": [] } }],
  ["ranges of closed days", { ...WEEK, closed: [{ from: "2026-12-24", to: "2026-12-26" }] }],
  ["hours that are not known", undefined],
])("an island receives %s as it was", (_, hours) => {
  const { hours: own, ...others } = summary;
  const restaurant = { ...others, ...(hours && { hours }) };
  const json = JSON.stringify(sent(restaurant));
  expect(received(JSON.parse(json))).toEqual(restaurant);
});

test("they take a third of what the hours would", () => {
  const { week } = sent({ ...summary, hours: WEEK });
  expect(week!.length).toBeLessThan(JSON.stringify(WEEK).length / 3);
});
