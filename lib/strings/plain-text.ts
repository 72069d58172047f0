/** A text with line ends as the server stores them, and without control characters. */
export const plainText = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();

/** The same on one line. */
export const plainLine = (text: string) => plainText(text).replace(/\s+/g, " ");
