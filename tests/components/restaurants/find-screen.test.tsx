import { render, screen } from "@testing-library/react";
import { FindScreen } from "@/app/restaurants/find-screen";
import { find } from "@/lib/finding/find";
import { listRestaurantsNear } from "@/lib/restaurants/queries";
import { summarize } from "@/lib/restaurants/summary";
import type { Restaurant } from "@/lib/restaurants/types";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";

jest.mock("@/lib/finding/find");
jest.mock("@/lib/restaurants/queries");

const place = (name: string, facts: Partial<Restaurant>) =>
  summarize(exampleRestaurant({ id: name, name, sample: false, ...facts }));

/** What the answer to a typed place lists without JavaScript, of food that is looked for there. */
async function listed(wanted: string) {
  jest.mocked(find).mockResolvedValue({
    kind: "found",
    means: { location: { name: "Berlin", lat: 52.52, lng: 13.4 }, text: wanted },
  });
  jest
    .mocked(listRestaurantsNear)
    .mockResolvedValue([
      place("Alpha", { veganLevel: "vegan", priceRange: 3, features: [] }),
      place("Beta", { veganLevel: "vegan options", priceRange: 1, features: ["pet friendly"] }),
    ]);
  const { unmount } = render(await FindScreen({ typed: "typed" }));
  const names = ["Alpha", "Beta"].filter((name) => screen.queryByRole("link", { name }));
  unmount();
  return names;
}

test.each([
  ["", ["Alpha", "Beta"]],
  ["fully vegan", ["Alpha"]],
  ["cheap", ["Beta"]],
  ["pet friendly", ["Beta"]],
  ["nothing of the kind", []],
])("food words mean the same without JavaScript (P3.17, P4.21): %j", async (wanted, expected) => {
  expect(await listed(wanted)).toEqual(expected);
});
