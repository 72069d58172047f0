/** Why something is not accepted or removed, in words for its sender; a free text may follow (P14.75). */
export const REASONS = {
  listings: [
    "Already listed",
    "We could not check it",
    "Not a place with vegan food",
    "Wrong place or address",
    "Advertising",
  ],
  corrections: [
    "We could not check it",
    "The fact is right as it is",
    "Not clear enough",
    "Advertising",
  ],
  reports: ["Not a fair report", "Insulting", "Advertising", "Not about the food", "Private data"],
  reviews: ["Insulting", "Advertising", "Not about the food", "Private data", "Not a visit"],
  posts: ["Insulting", "Advertising", "Not about food", "Private data"],
  messages: [],
} as const;
