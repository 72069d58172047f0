import english from "@/lib/messages/en/forms/facts-form.json";

/** How the sender of a correction may know a fact (P14.82). */
export const KNOWN_BY_NAMES = ["visit", "asked", "website", "notice", "works"] as const;

export type KnownBy = (typeof KNOWN_BY_NAMES)[number];

/** What the form and the desk call it, as the id of its text. */
export const KNOWN_BY = {
  visit: "known.visit",
  asked: "known.asked",
  website: "known.website",
  notice: "known.notice",
  works: "known.works",
} as const satisfies Record<KnownBy, keyof typeof english>;

/** What the desk reads of a fact; undefined for what it does not know. */
export const knownByWords = (name: string | undefined) => {
  const known = KNOWN_BY_NAMES.find((each) => each === name);
  return known && english[KNOWN_BY[known]];
};
