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
  claims: [
    "We could not check it",
    "Somebody else runs this place",
    "Please write from the restaurant's own address",
  ],
  photos: ["Not of this place", "Shows people without their consent", "Advertising", "Bad quality"],
  reports: ["Not a fair report", "Insulting", "Advertising", "Not about the food", "Private data"],
  reviews: ["Insulting", "Advertising", "Not about the food", "Private data", "Not a visit"],
  posts: ["Insulting", "Advertising", "Not about food", "Private data"],
  messages: [],
} as const;
