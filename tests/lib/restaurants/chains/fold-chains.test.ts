/** @jest-environment node */
import { foldChains } from "@/lib/restaurants/chains/fold-chains";
import { summarize } from "@/lib/restaurants/summary";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";

const place = (id: string, chain?: string) => ({
  ...summarize(exampleRestaurant({ id })),
  ...(chain && { chain }),
});

/** "1+3 2": the branches behind the first of each chain. */
const folded = (restaurants: ReturnType<typeof place>[]) =>
  foldChains(restaurants)
    .map(({ restaurant, branches }) => [restaurant, ...branches].map(({ id }) => id).join("+"))
    .join(" ");

describe("foldChains (P14.643)", () => {
  it.each([
    ["nothing", [], ""],
    ["no chain", [place("1"), place("2")], "1 2"],
    [
      "two chains, in the order of their first branches",
      [place("1", "a"), place("2", "b"), place("3"), place("4", "a"), place("5", "a")],
      "1+4+5 2 3",
    ],
    ["one chain alone, which stays apart", [place("1", "a"), place("2", "a")], "1 2"],
  ])("of %s", (_, restaurants, expected) => expect(folded(restaurants)).toBe(expected));
});
