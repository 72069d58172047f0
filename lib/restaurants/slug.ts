/** The longest id that an import gives: 60 letters of a name, those of a city, and a number. */
const LONGEST = 140;

/** Whether a part of a path, or what a script sent, can be the id of a record; nothing else is looked up. */
export function isSlug(text: unknown): text is string {
  return (
    typeof text === "string" && text.length <= LONGEST && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)
  );
}
