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
    "Someone else runs this place",
    "Please write from the restaurant's own address",
  ],
  photos: [
    "Not a photo of this place",
    "Shows people without their consent",
    "Advertising",
    "Poor quality",
  ],
  reports: ["Insulting", "Advertising", "Not about the food", "Private data", "Against the law"],
  reviews: ["Insulting", "Advertising", "Not about the food", "Private data", "Not a visit"],
  posts: ["Insulting", "Advertising", "Not about food", "Private data"],
  events: [
    "No vegan food there",
    "Not clear when or where it is",
    "We could not check it",
    "Advertising",
    "Private data",
  ],
  messages: [],
} as const;

/** Who reads a reason; shown beside its field. */
export const AUTHOR_READS =
  "The author reads this: in the profile, and by e-mail if this site sends any.";
export const SENDER_READS =
  "The sender reads this: in the profile, and by e-mail if this site sends any.";
