/** With a scheme, or in the form "www.example.org". */
const LINK = /\bhttps?:\/\/\S|(?<!:\/\/)\bwww\.\S/gi;

/** How many links a text has. */
export function countLinks(text: string) {
  return text.match(LINK)?.length ?? 0;
}
