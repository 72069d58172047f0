import type { Recipe } from "@/lib/guides/types";

/** The four recipes. Times are from the first cut to the table. */
export const RECIPES: Recipe[] = [
  {
    id: "pumpkin-soup",
    title: "Roasted pumpkin soup",
    cookTime: 45,
    servings: 4,
    difficulty: "Easy",
    description:
      "Roast until the edges go dark, then blend with coconut milk and a thumb of ginger. Keep the seeds: ten minutes in the same oven and they are the topping.",
    image: {
      src: "/pictures/guides/recipe-1-pumpkin-soup.svg",
      alt: "Pumpkin soup with a cream spiral and seeds",
      width: 800,
      height: 600,
    },
    sample: true,
  },
  {
    id: "summer-rolls",
    title: "Summer rolls with peanut sauce",
    cookTime: 30,
    servings: 2,
    difficulty: "Medium",
    description:
      "Everything crisp, everything cold. Take the rice paper out of the water while it is still stiff: it goes on softening on the board. The third roll is when it clicks.",
    image: {
      src: "/pictures/guides/recipe-2-summer-rolls.svg",
      alt: "Three summer rolls with peanut sauce on a platter",
      width: 800,
      height: 600,
    },
    sample: true,
  },
  {
    id: "stuffed-peppers",
    title: "Stuffed peppers for a crowd",
    cookTime: 55,
    servings: 6,
    difficulty: "Easy",
    description:
      "Rice, black beans and smoked paprika, baked until the tops blister. Halve the peppers lengthwise and they stand still, cook evenly and feed more people.",
    image: {
      src: "/pictures/guides/recipe-3-stuffed-peppers.svg",
      alt: "Three stuffed peppers in a red baking dish",
      width: 800,
      height: 600,
    },
    sample: true,
  },
  {
    id: "plum-galette",
    title: "Plum galette",
    cookTime: 90,
    servings: 8,
    difficulty: "Hard",
    description:
      "No tin, no crimping: the pastry is all patience. Cold fat, cold hands, half an hour of rest, and a spoon of ground almonds under the fruit to catch the juice.",
    image: {
      src: "/pictures/guides/recipe-4-plum-galette.svg",
      alt: "Plum galette on baking paper",
      width: 800,
      height: 600,
    },
    sample: true,
  },
];
