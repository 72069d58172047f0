/** Silent reading of English non-fiction is mostly measured at 200 to 250 words a minute. */
const WORDS_PER_MINUTE = 225;

/** Whole minutes, at least one: rounded to the nearest, so that texts of four minutes and more are read at 200 to 250 words a minute. */
export function readingMinutes(words: number) {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** Words in the sense of a word processor: runs of characters between spaces that hold a letter or a digit. */
export function countWords(text: string) {
  return text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
}
