/** How the sender of a correction knows a fact, with what the form and the desk call it (P14.82). */
export const KNOWN_BY = {
  visit: "I was there",
  asked: "I asked them",
  website: "Their website or menu says so",
  notice: "A notice at the door",
  works: "I work there",
} as const;

export type KnownBy = keyof typeof KNOWN_BY;

export const KNOWN_BY_NAMES = Object.keys(KNOWN_BY) as KnownBy[];

/** What the desk reads of a fact. */
export const isKnownBy = (name: string): name is KnownBy => Object.hasOwn(KNOWN_BY, name);
