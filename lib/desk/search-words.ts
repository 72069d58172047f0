const LONGEST_TEXT = 100;
const MOST_WORDS = 8;

/** The words of a text that the desk searches for: as many as one query looks at, without NUL, which Postgres cannot read. */
export const searchWords = (text: string) =>
  text
    .replaceAll("\0", "")
    .slice(0, LONGEST_TEXT)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS);
