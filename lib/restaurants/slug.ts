/** The longest id that an import gives: 60 letters of a name, those of a city, and a number. */
const LONGEST = 140;

/** Whether a part of a path can be the id of a record; nothing else is looked up. */
export function isSlug(text: string) {
  return text.length <= LONGEST && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}
