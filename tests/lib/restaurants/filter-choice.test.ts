import { RESTAURANTS } from "@/data/restaurants";
import { filterChoice } from "@/lib/restaurants/filter-choice";
import { CUISINES } from "@/lib/restaurants/filter-options";
import { summarize } from "@/lib/restaurants/summary";

const of = (...cuisine: string[]) => ({ ...summarize(RESTAURANTS[0]!), cuisine });

test("the cuisines that are there come first, most frequent first, and the specified ones after them", () => {
  const found = [of("Vietnamese", "Thai"), of("Vietnamese"), of("Burger"), of("Thai"), of("Thai")];
  const { cuisines } = filterChoice(found);
  expect(cuisines.slice(0, 4)).toEqual(["Thai", "Vietnamese", "Burger", "Mediterranean"]);
  expect(cuisines).toEqual(expect.arrayContaining([...CUISINES]));
  expect(cuisines).toHaveLength(CUISINES.length + 2);
});

test("levels are counted, fully vegan places as vegetarian ones too, and what is of none is not", () => {
  const levels = ["vegan", "vegan", "few vegan options"] as const;
  const found = [...levels.map((veganLevel) => ({ ...of(), veganLevel })), of()];
  expect(filterChoice(found).levels).toEqual({
    vegan: 2,
    vegetarian: 2,
    "vegan options": 0,
    "few vegan options": 1,
  });
});
