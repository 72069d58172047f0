/** A name with a value that has no quotation marks, and a # directly behind a letter or the equals sign. */
const CUT_OFF = /^\s*(?:export\s+)?(\w+)\s*=(?![ \t]*["'`])[ \t]*(?:[^#\r\n]*[^\s#])?#/;
const COMMENT_AFTER_SPACE = /^\s*(?:export\s+)?\w+\s*=\s+#/;

/**
 * The first setting of an .env file whose value ends early: without quotation marks a # begins a comment there, even in the middle of a
 * word, so that a color would be empty without a word.
 */
export function findCutOffValue(contents: string) {
  for (const line of contents.split("\n")) {
    if (COMMENT_AFTER_SPACE.test(line)) continue;
    const [, name] = CUT_OFF.exec(line) ?? [];
    if (name) return name;
  }
  return undefined;
}
