/** @jest-environment node */
import type { Restaurant } from "@/lib/restaurants/types";
import { firstThatFit, hoursMatcher } from "@/lib/database/records/open-among";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";

/** A Thursday, noon in New York. */
const NOW = new Date("2026-11-26T17:00:00Z");

const open = (id: string, from: string, to: string): Restaurant =>
  exampleRestaurant({
    id,
    name: `Place ${id}`,
    sample: false,
    hours: { thursday: [{ open: from, close: to }] },
  });

const ALL = [
  open("lunch", "11:00", "14:00"),
  open("night", "17:00", "02:00"),
  open("day", "09:00", "18:00"),
  { ...open("name", "11:00", "14:00"), name: "Late Berlin" },
];

it.each<[string, string[]]>([
  ["open now berlin", ["lunch", "day", "name"]],
  ["late berlin", ["night", "name"]],
  ["midnight", ["night"]],
  ["open sunday", []],
])("%s leaves %j", (text, expected) => {
  const fits = hoursMatcher(text, NOW)!;
  expect(ALL.filter(fits).map(({ id }) => id)).toEqual(expected);
});

it.each(["berlin", "vegan brunch", "cheap"])("%s says nothing of hours alone", (text) =>
  expect(hoursMatcher(text, NOW)).toBeUndefined(),
);

it("restaurants are read in parts, until there are enough, in their order", async () => {
  const read = jest.fn(async (ids: readonly string[]) =>
    ALL.filter(({ id }) => ids.includes(id)).toReversed(),
  );
  const ids = ALL.map(({ id }) => id);
  const found = await firstThatFit(ids, ({ id }) => id !== "night", 2, read);
  expect(found).toEqual(["lunch", "day"]);
  expect(read).toHaveBeenCalledTimes(2);
  expect(await firstThatFit(ids, () => true, 3, read)).toEqual(["lunch", "night", "day"]);
});
