/** How much of the menu is vegan, most first. */
export const VEGAN_LEVELS = ["vegan", "vegetarian", "vegan options", "few vegan options"] as const;

export type VeganLevel = (typeof VEGAN_LEVELS)[number];

/** What each level is called, and what it means for a guest. */
export const VEGAN_LEVEL_TEXTS: Readonly<Record<VeganLevel, { label: string; meaning: string }>> = {
  vegan: { label: "Fully vegan", meaning: "Everything on the menu" },
  vegetarian: { label: "Vegetarian", meaning: "No meat or fish" },
  "vegan options": { label: "Vegan options", meaning: "Vegan dishes on the menu" },
  "few vegan options": { label: "Few vegan options", meaning: "Little choice, ask first" },
};
